import { expect, mutate, seedGame, storedGame, test } from '../fixtures.ts'
import { soundMove } from '../sound-move.ts'

test('of two windows on a game against a bot, one lets it think', async ({ page, board, context }) => {
  const id = await seedGame(page.request, { bot: { level: 'novice', seat: 1 } })
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('games.move')) sent.push(request.postData() ?? '')
  })
  const other = await context.newPage()
  await other.goto(`/games/${id}`)
  await page.bringToFront()
  await page.goto(`/games/${id}`)
  for (const round of [0, 1, 2]) {
    await board.make(soundMove((await storedGame(page.request, id)).moves))
    await expect.poll(async () => (await storedGame(page.request, id)).moves.length).toBe(2 * round + 2)
  }
  const locks = await page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query()
    return [held.length, pending.length]
  })
  expect(locks).toEqual([1, 1])
  // Every ply was sent by one window, the bot's plies too.
  expect(sent.length).toBe(6)
})

test('whoever looks back while the bot thinks stays where they are', async ({ page, board }) => {
  const id = await seedGame(page.request, { bot: { level: 'novice', seat: 1 } })
  await page.clock.install()
  await page.goto(`/games/${id}`)
  await board.pickUp('a2', 'a4')
  // No bot answers while time stands still.
  await page.clock.pauseAt(Date.now() + 60_000)
  await board.cell('a4').click()
  await page.getByRole('button', { name: 'First position' }).click()
  await expect(page.getByText('Looking back: the beginning')).toBeVisible()
  await page.clock.resume()
  await expect.poll(async () => (await storedGame(page.request, id)).moves.length, { timeout: 20_000 }).toBe(2)
  await expect(page.getByText('Looking back: the beginning')).toBeVisible()
  await expect(board.man('a2')).toHaveCount(1)
})

test.describe('taking back from a page that has not seen the last moves', () => {
  test.use({ expectedComplaints: /409|Failed to load resource/ })

  test('takes nothing back, and the reason is said', async ({ page, board }) => {
    const id = await seedGame(page.request, { moves: ['a2a4', 'a7a5', 'b2b4'] })
    await page.goto(`/games/${id}`)
    await board.play('b7b5')
    await mutate(page.request, 'games.move', { id, ply: 4, move: 'c2c4', clientId: 'elsewhere-1' })
    await page.getByRole('button', { name: 'Take back' }).click()
    await expect(page.getByText('That could not be done')).toBeVisible()
    await expect(board.man('c4')).toHaveCount(1)
    expect((await storedGame(page.request, id)).moves).toHaveLength(5)
  })
})

test('the question whether to take a man off goes when the game goes on', async ({ page, board }) => {
  const id = await seedGame(page.request, { start: '7k/8/8/4m3/3N4/8/8/K7 w' })
  await page.goto(`/games/${id}`)
  await board.cell('d4').click()
  await page.getByRole('button', { name: 'Take off the leaper on d4' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await mutate(page.request, 'games.move', { id, ply: 0, move: 'a1a2', clientId: 'elsewhere-1' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(board.grid).toBeFocused()
  await mutate(page.request, 'games.move', { id, ply: 1, move: 'h8h7', clientId: 'elsewhere-2' })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(board.man('h7')).toHaveCount(1)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
