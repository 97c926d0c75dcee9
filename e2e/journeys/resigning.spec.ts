import { Board } from '../board.ts'
import { expect, mutate, seedGame, storedGame, test } from '../fixtures.ts'

test('resigning while a move is being saved is done once it is saved', async ({ page, board }) => {
  const id = await seedGame(page.request, { bot: { level: 'novice', seat: 1 } })
  await page.goto(`/games/${id}`)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/trpc/games.move*', async (route) => {
    // The bot's answer is held back on its way to the server.
    if (/"ply":1\b/.test(route.request().postData() ?? '')) await released
    await route.continue()
  })
  const answer = page.waitForRequest((request) => /"ply":1\b/.test(request.postData() ?? ''))
  await board.tap('a2a4')
  await answer
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Resign the game' }).click()
  release()
  await expect(page.getByText('You lose')).toBeVisible()
  await expect
    .poll(() => storedGame(page.request, id))
    .toMatchObject({ moves: ['a2a4', expect.any(String)], outcome: { reason: 'resignation', winner: 1 } })
})

test('the question whether to resign keeps the side it was asked for', async ({ page, context }) => {
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  const other = await context.newPage()
  await other.goto(`/games/${id}`)
  await other.getByRole('button', { name: 'Resign' }).click()
  await expect(other.getByText('Resign this game as White?')).toBeVisible()
  await page.bringToFront()
  await new Board(page).play('a2a4')
  await other.bringToFront()
  await expect(other.locator('[data-man="a4"]')).toHaveCount(1)
  await expect(other.getByText('Resign this game as White?')).toBeVisible()
  await other.getByRole('button', { name: 'Resign the game' }).click()
  await expect(other.getByText('Black wins')).toBeVisible()
  await expect(other.getByRole('group', { name: 'Game' })).toBeFocused()
})

test('a game that ends while the question is open takes it away, and the focus stays in the game', async ({ page }) => {
  const id = await seedGame(page.request, { moves: ['a2a4'] })
  await page.goto(`/games/${id}`)
  await page.getByRole('button', { name: 'Resign' }).click()
  await mutate(page.request, 'games.resign', { id, seat: 0 })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Black wins')).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Game' })).toBeFocused()
})

test('a game given up stays lost: nothing is taken back after it', async ({ page }) => {
  const id = await seedGame(page.request, { moves: ['a2a4', 'a7a5'] })
  await page.goto(`/games/${id}`)
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Resign the game' }).click()
  await expect(page.getByText('Black wins')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take back' })).toBeDisabled()
  expect((await storedGame(page.request, id)).moves).toEqual(['a2a4', 'a7a5'])
})

test('pressing Rematch twice begins one game', async ({ page, board }) => {
  const id = await seedGame(page.request, { moves: ['a2a4'] })
  await mutate(page.request, 'games.resign', { id, seat: 1 })
  await page.goto(`/games/${id}`)
  await page.getByRole('button', { name: 'Rematch' }).dblclick()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(board.man('a2')).toHaveCount(1)
  const mine = await page.request.get(`/api/trpc/games.mine?input=${encodeURIComponent('{}')}`)
  expect((await mine.json()).result.data.games).toHaveLength(2)
})
