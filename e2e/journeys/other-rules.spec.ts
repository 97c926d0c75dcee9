import { expect, seedGame, storedGame, test } from '../fixtures.ts'

/** A page opened before its server was renewed: all it asks names the rules of another edition, until it is loaded again. */
const header = 'x-variorum-rules'

test.describe('a page older than its server', () => {
  test.use({ expectedComplaints: /412|Failed to load resource/ })

  test('says so, keeps the move made on it, and plays it once it is loaded again', async ({ page, board }) => {
    const id = await seedGame(page.request)
    await page.goto(`/games/${id}`)
    await board.pickUp('a2', 'a4')
    await page.route('**/api/trpc/games.*', (route) =>
      route.continue({ headers: { ...route.request().headers(), [header]: 'of another edition' } }),
    )
    await board.cell('a4').click()
    await expect(page.getByRole('alert').getByText('This page is older than its server')).toBeVisible()
    expect((await storedGame(page.request, id)).moves).toEqual([])
    await board.cell('a7').click()
    await expect(board.cell('a5')).not.toHaveAccessibleName(/may go here/)
    await page.unroute('**/api/trpc/games.*')
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect.poll(async () => (await storedGame(page.request, id)).moves).toEqual(['a2a4'])
    await board.play('a7a5')
  })

  test('begins no game, and keeps what was chosen over the loading', async ({ page }) => {
    await page.goto('/variants/ultima/play')
    await page.getByRole('radio', { name: 'Two at one device' }).check()
    await page.route('**/api/trpc/games.*', (route) =>
      route.continue({ headers: { ...route.request().headers(), [header]: 'of another edition' } }),
    )
    await page.getByRole('button', { name: 'Set up the board' }).click()
    await expect(page.getByText('whose rules were renewed')).toBeVisible()
    await page.unroute('**/api/trpc/games.*')
    await page.getByRole('button', { name: 'Load again' }).click()
    await expect(page.getByRole('radio', { name: 'Two at one device' })).toBeChecked()
    await page.getByRole('button', { name: 'Set up the board' }).click()
    await expect(page).toHaveURL(/\/games\//)
  })
})
