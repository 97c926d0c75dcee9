import { expect, seedGame, test } from '../fixtures.ts'

/** Pawns that go forward in turn, a step each: more moves than the list shows at a time. */
const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const longer = files.flatMap((file) => [`${file}2${file}3`, `${file}7${file}6`])

test('a printed game has every move and the board, and nothing to press', async ({ page, board }) => {
  const id = await seedGame(page.request, { moves: longer })
  await page.setViewportSize({ width: 760, height: 1000 })
  await page.goto(`/games/${id}`)
  await expect(board.grid).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const list = page.locator('.v-move-list')
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  const sheet = await page.locator('.move-box').boundingBox()
  const moves = list.locator('li')
  await expect(moves).toHaveCount(longer.length / 2)
  for (const move of await moves.all()) {
    const box = await move.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0) + 1)
  }
  await expect(board.grid).toBeVisible()
  for (const name of ['Turn the board', 'Resign', 'Copy game', 'Take back']) {
    await expect(page.getByRole('button', { name })).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: 'Why?' })).toBeHidden()
  await expect(page.getByRole('switch', { name: 'Coordinates' })).toBeHidden()
})
