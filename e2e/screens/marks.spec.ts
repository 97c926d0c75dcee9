import { expect, seedGame, test } from '../fixtures.ts'

test('each mark on the board has a shape of its own, whatever its colour', async ({ page, board }) => {
  // The king is in check from b4, the pawn on c2 is frozen, the coordinator goes quietly and takes.
  const id = await seedGame(page.request, { start: '7k/8/8/8/1n2K3/1m6/R1P1p3/8 w' })
  await page.goto(`/games/${id}`)
  await expect(board.cell('e4')).toHaveAccessibleName(/in check/)
  await expect(board.cell('c2')).toHaveAccessibleName(/frozen/)
  await board.cell('e4').click()
  await expect(board.cell('d3')).toHaveAccessibleName(/may go here/)
  const shapes = await board.grid.evaluate((grid) => {
    const named: Record<string, string> = {}
    for (const mark of grid.querySelectorAll('.v-mark')) {
      const copy = mark.cloneNode(true) as Element
      const parts = [copy, ...copy.querySelectorAll('*')]
      named[mark.getAttribute('class') ?? ''] = parts
        .map((part) => `${part.tagName} ${part.getAttribute('d') ?? ''}`)
        .join()
    }
    return named
  })
  expect(Object.keys(shapes).length).toBeGreaterThanOrEqual(3)
  expect(new Set(Object.values(shapes)).size).toBe(Object.keys(shapes).length)
})

test('plates of the rules answer: a man shows its moves and whom they take', async ({ page, board }) => {
  await page.goto('/variants/ultima')
  await page.getByRole('button', { name: 'Try it' }).first().click()
  await expect(board.grid.first()).toBeVisible()
  const men = board.grid.first().locator('[role="gridcell"]').filter({ hasText: '' })
  expect(await men.count()).toBe(64)
})

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a man goes by two taps and by dragging, and the page does not scroll under it', async ({
    page,
    board,
    context,
  }) => {
    const id = await seedGame(page.request)
    await page.goto(`/games/${id}`)
    await board.cell('a2').tap()
    await expect(board.cell('a4')).toHaveAccessibleName(/may go here/)
    await board.cell('a4').tap()
    await expect(board.man('a4')).toHaveCount(1)

    const top = await page.evaluate(() => window.scrollY)
    const from = await board.cell('h7').boundingBox()
    const to = await board.cell('h5').boundingBox()
    if (from === null || to === null) throw new Error('no board')
    const touch = await context.newCDPSession(page)
    const at = (box: { x: number; y: number; width: number; height: number }, part: number) => ({
      x: from.x + from.width / 2 + (box.x - from.x) * part,
      y: from.y + from.height / 2 + (box.y - from.y) * part,
    })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(from, 0)] })
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(to, part)] })
    }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(board.man('h5')).toHaveCount(1)
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('a move arrives without moving', async ({ page, board }) => {
    const id = await seedGame(page.request)
    await page.goto(`/games/${id}`)
    await board.play('a2a4')
    const running = await page.evaluate(
      () => document.getAnimations().filter((one) => one.playState === 'running').length,
    )
    expect(running).toBe(0)
  })
})
