import { expect, seedGame, storedGame, test } from '../fixtures.ts'

test.use({ expectedComplaints: /worker|ERR_FAILED|Failed to load resource/i })

test('where the worker’s script does not come, table, bot and plates are served by the server', async ({
  page,
  board,
}) => {
  let blocked = 0
  await page.route(/turbopack-worker/, (route) => {
    blocked++
    return route.abort()
  })
  const id = await seedGame(page.request, { bot: { level: 'novice', seat: 1 } })
  await page.goto(`/games/${id}`)
  await board.play('c2c4')
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length, { timeout: 20_000 }).toBe(2)
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'server')
  expect(blocked).toBeGreaterThan(0)
  await board.cell('d1').click()
  await expect(page.getByRole('region', { name: 'Why?' })).toContainText('White king on d1')

  await page.goto('/variants/ultima')
  const plate = page.locator('#a-pinch')
  await plate.getByRole('button', { name: /^Try it/ }).click()
  await plate.locator('[data-cell="d2"]').click()
  await expect(plate.locator('[data-cell="d5"]')).toHaveAccessibleName(/takes the pawn on e5 \(pinched\)/)
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'server')
})

test('rules that could not be fetched are missed in words, and fetched when they are next asked for', async ({
  page,
  board,
}) => {
  let isCut = true
  await page.route(/_next\/static\/chunks\/.*\.js/, async (route) => {
    const answer = await route.fetch()
    // The file with the array of Ultima, which only workers fetch.
    const isUltima = (await answer.text()).includes('MNBKQBNR')
    return isUltima && isCut ? route.abort() : route.fulfill({ response: answer })
  })
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  await board.tap('a2a4')
  await expect(page.getByText('The rules did not answer').first()).toBeVisible()
  await expect(board.man('a2')).toHaveCount(1)
  isCut = false
  await page.getByRole('button', { name: 'Try now' }).click()
  await board.play('a2a4')
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'worker')
})
