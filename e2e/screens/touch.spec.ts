import type { Locator, Page } from '@playwright/test'
import { expect, seedGame, test } from '../fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

interface Point {
  readonly x: number
  readonly y: number
}

test('a man goes by two taps and by dragging, and the page does not scroll under it', async ({ page, board }) => {
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  await board.cell('a2').tap()
  await expect(board.cell('a4')).toHaveAccessibleName(/may go here/)
  await board.cell('a4').tap()
  await expect(board.man('a4')).toHaveCount(1)

  await expect(board.cell('h7')).toHaveAttribute('data-movable', 'true')
  const top = await scrolled(page)
  await slide(page, await middle(board.cell('h7')), await middle(board.cell('h5')))
  await expect(board.man('h5')).toHaveCount(1)
  expect(await scrolled(page)).toBe(top)
})

test('a finger scrolls the page beside the board, and not on it', async ({ page, board }) => {
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  // From an empty cell: there is nothing to drag, and still the page stays.
  await slide(page, await middle(board.cell('d3')), await middle(board.cell('d6')))
  expect(await scrolled(page)).toBe(0)
  const status = await middle(page.getByText('White to move'))
  await slide(page, status, { x: status.x, y: status.y - 200 })
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50)
})

test('a phone turned on its side keeps the game, and its board still answers', async ({ page, board }) => {
  const id = await seedGame(page.request, { moves: ['a2a4'] })
  await page.goto(`/games/${id}`)
  await page.setViewportSize({ width: 740, height: 360 })
  await board.cell('a7').tap()
  await expect(board.cell('a5')).toHaveAccessibleName(/may go here/)
  await board.cell('a5').tap()
  await expect(board.man('a5')).toHaveCount(1)
})

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

async function middle(of: Locator): Promise<Point> {
  const box = await of.boundingBox()
  if (box === null) throw new Error('not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** One finger from here to there, as the screen itself would report it, so that the browser scrolls if it is let. */
async function slide(page: Page, from: Point, to: Point): Promise<void> {
  const screen = await page.context().newCDPSession(page)
  const steps = 8
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= steps; step++) {
    const part = step / steps
    const point = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}
