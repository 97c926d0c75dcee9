import type { Page } from '@playwright/test'
import { expect, seedGame, test } from '../fixtures.ts'

/** Phones on their side, and a desk at twice its size. */
const low = [
  { width: 568, height: 320 },
  { width: 640, height: 360 },
  { width: 740, height: 360 },
  { width: 932, height: 430 },
]

test('in a low window the board is seen whole with both players, and nothing lies on it', async ({ page, board }) => {
  const id = await seedGame(page.request, { moves: ['a2a4'] })
  await page.goto(`/games/${id}`)
  for (const size of low) {
    await page.setViewportSize(size)
    const seen = await page.locator('.table-board').evaluate((table) => {
      const box = table.querySelector('[role="grid"]')?.getBoundingClientRect()
      const names = [...table.querySelectorAll('.player-line')].map((line) => line.getBoundingClientRect())
      return {
        whole: Math.max(...names.map(({ bottom }) => bottom)) - Math.min(...names.map(({ top }) => top)),
        board: box?.height ?? 0,
      }
    })
    expect(seen.whole).toBeLessThanOrEqual(size.height)
    expect(seen.board).toBeGreaterThan(0.75 * size.height)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 568, height: 320 })
  await page.locator('.table-board').evaluate((table) => table.scrollIntoView())
  for (const cell of ['a8', 'h8', 'a1', 'h1']) await expect(board.cell(cell)).toBeInViewport({ ratio: 0.999 })
  // Picked up and put down without scrolling between.
  const top = await page.evaluate(() => window.scrollY)
  await board.tap('a7a5')
  await expect(board.man('a5')).toHaveCount(1)
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
})

test('the row for the thumb fits the narrowest phone, a scrollbar beside it included', async ({ page }) => {
  const id = await seedGame(page.request, { moves: ['a2a4'] })
  // 320 px less a scrollbar of 15.
  await page.setViewportSize({ width: 305, height: 568 })
  await page.goto(`/games/${id}`)
  const buttons = await page.locator('.action-row button').all()
  expect(buttons).toHaveLength(7)
  for (const button of buttons) {
    const box = await button.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(305)
    expect(box?.height).toBeGreaterThanOrEqual(44)
  }
})

test('a position among prose can be read to its end on a narrow phone', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    await page.goto('/variants/ultima')
    const position = page.locator('.prose code', { hasText: 'rnbqkbnm/pppppppp' }).first()
    await position.scrollIntoViewIfNeeded()
    const right = await position.evaluate((code) => Math.max(...[...code.getClientRects()].map((line) => line.right)))
    expect(right).toBeLessThanOrEqual(width)
  }
})

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
