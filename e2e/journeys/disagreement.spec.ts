import { Board } from '../board.ts'
import { expect, mutate, seedGame, storedGame, test } from '../fixtures.ts'

test.describe('when page and server disagree', () => {
  test.use({ expectedComplaints: /40[039]|422|Failed to load resource/ })

  test('a move made from a stale page is refused with the reason, and the board shows the game as it stands', async ({
    page,
    board,
  }) => {
    const id = await seedGame(page.request)
    await page.goto(`/games/${id}`)
    await board.cell('a2').click()
    await expect(board.cell('a4')).toHaveAccessibleName(/may go here/)
    await mutate(page.request, 'games.move', { id, ply: 0, move: 'h2h4', clientId: 'elsewhere-1' })
    await board.cell('a4').click()
    await expect(page.getByText('The move was not played')).toBeVisible()
    await expect(board.man('h4')).toHaveCount(1)
    await expect(board.man('a2')).toHaveCount(1)
    expect((await storedGame(page.request, id)).moves).toEqual(['h2h4'])
    await board.play('a7a5')
  })

  test('a move the rules forbid is refused by the server, the man goes back and the game goes on', async ({
    page,
    board,
  }) => {
    const id = await seedGame(page.request)
    await page.goto(`/games/${id}`)
    await page.route(
      '**/api/trpc/games.move*',
      async (route) => {
        await route.continue({ postData: (route.request().postData() ?? '').replace('a2a4', 'a1a8') })
      },
      { times: 1 },
    )
    await board.tap('a2a4')
    await expect(page.getByText('The move was not played')).toBeVisible()
    await expect(board.man('a2')).toHaveCount(1)
    await expect(board.man('a4')).toHaveCount(0)
    expect((await storedGame(page.request, id)).moves).toEqual([])
    await board.play('b2b4')
  })

  test('another visitor may look on but not move', async ({ page, board, browser }) => {
    const owner = await browser.newContext()
    const id = await seedGame(owner.request, { moves: ['a2a4'] })
    await owner.close()
    await page.goto(`/games/${id}`)
    await expect(page.getByText('You are watching another visitor’s game.')).toBeVisible()
    await board.cell('a7').click()
    await expect(board.cell('a5')).not.toHaveAccessibleName(/may go here/)
    const answer = await page.request.post('/api/trpc/games.move', {
      data: { id, ply: 1, move: 'a7a5', clientId: 'stranger-1' },
    })
    expect(answer.status()).toBeGreaterThanOrEqual(400)
    expect((await storedGame(page.request, id)).moves).toEqual(['a2a4'])
  })
})

test('two windows of one game stay equal', async ({ page, board, context }) => {
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  const other = await context.newPage()
  await other.goto(`/games/${id}`)
  await expect(other.locator('[data-man="a2"]')).toHaveCount(1)
  await page.bringToFront()
  await board.play('a2a4')
  await other.bringToFront()
  await expect(other.locator('[data-man="a4"]')).toHaveCount(1)
  await new Board(other).play('a7a5')
  await page.bringToFront()
  await expect(board.man('a5')).toHaveCount(1)
  await board.play('b2b4')
  expect((await storedGame(page.request, id)).moves).toEqual(['a2a4', 'a7a5', 'b2b4'])
})

test.describe('without a network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to load resource/ })

  test('a move made offline is kept and saved once, when the server is back', async ({ page, board, context }) => {
    const id = await seedGame(page.request)
    await page.goto(`/games/${id}`)
    await board.pickUp('a2', 'a4')
    await context.setOffline(true)
    await board.cell('a4').click()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(board.man('a4')).toHaveCount(1)
    await context.setOffline(false)
    await expect.poll(async () => (await storedGame(page.request, id)).moves, { timeout: 30_000 }).toEqual(['a2a4'])
    await expect(page.getByText('Not saved yet')).toBeHidden()
  })
})

test.describe('an answer that is lost on the way', () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_/ })

  test('is asked for again, and the move is applied once', async ({ page, board }) => {
    const id = await seedGame(page.request)
    await page.goto(`/games/${id}`)
    // The server commits the move; its answer never arrives.
    await page.route(
      '**/api/trpc/games.move*',
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await board.tap('a2a4')
    await expect.poll(async () => (await storedGame(page.request, id)).moves, { timeout: 30_000 }).toEqual(['a2a4'])
    await board.play('a7a5')
    await expect.poll(async () => (await storedGame(page.request, id)).moves).toEqual(['a2a4', 'a7a5'])
  })
})
