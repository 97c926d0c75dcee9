import { expect, mutate, seedGame, storedGame, test } from '../fixtures.ts'

test('going Back to a game shows it as it stands, and it is played on from there', async ({ page, board }) => {
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  await board.play('a2a4')
  await board.play('a7a5')
  await page.getByRole('link', { name: 'Rules of Ultima' }).click()
  await page.waitForURL(/variants\/ultima(\?|$)/)
  await page.goBack()
  await expect(board.man('a5')).toHaveCount(1)
  await board.play('b2b4')
  expect((await storedGame(page.request, id)).moves).toEqual(['a2a4', 'a7a5', 'b2b4'])
})

test('a page the browser had put away whole shows what was played meanwhile', async ({ page, board }) => {
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  await board.play('a2a4')
  await mutate(page.request, 'games.move', { id, ply: 1, move: 'a7a5', clientId: 'elsewhere-1' })
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(board.man('a5')).toHaveCount(1)
})

test('a game is played where windows cannot talk to each other', async ({ page, board }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'))
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  await board.play('a2a4')
})

test.describe('a move that could not be saved', () => {
  test.use({ expectedComplaints: /ERR_FAILED|Failed to load resource/ })

  test('survives a reload and is saved then, once', async ({ page, board }) => {
    const id = await seedGame(page.request)
    await page.goto(`/games/${id}`)
    await page.route('**/api/trpc/games.move*', (route) => route.abort())
    await board.tap('a2a4')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(board.man('a4')).toHaveCount(1)
    await page.unroute('**/api/trpc/games.move*')
    await expect.poll(async () => (await storedGame(page.request, id)).moves).toEqual(['a2a4'])
    await expect(page.getByText('Not saved yet')).toBeHidden()
    await board.play('a7a5')
    expect((await storedGame(page.request, id)).moves).toEqual(['a2a4', 'a7a5'])
  })

  test('survives a walk through the site', async ({ page, board }) => {
    const id = await seedGame(page.request)
    await page.goto(`/games/${id}`)
    await page.route('**/api/trpc/games.move*', (route) => route.abort())
    await board.tap('a2a4')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await page.getByRole('link', { name: 'Rules of Ultima' }).click()
    await page.waitForURL(/variants\/ultima(\?|$)/)
    await page.unroute('**/api/trpc/games.move*')
    await page.goBack()
    await expect.poll(async () => (await storedGame(page.request, id)).moves).toEqual(['a2a4'])
    await expect(board.man('a4')).toHaveCount(1)
  })

  test('is spoken of before the page is left', async ({ page, board }) => {
    const id = await seedGame(page.request)
    await page.goto(`/games/${id}`)
    await page.route('**/api/trpc/games.move*', (route) => route.abort())
    await board.tap('a2a4')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    // Whoever stays keeps the page as it was, and the move is saved as soon as it can be; then nothing is asked any more.
    await page.unroute('**/api/trpc/games.move*')
    await expect.poll(async () => (await storedGame(page.request, id)).moves).toEqual(['a2a4'])
    await expect(page.getByText('Not saved yet')).toBeHidden()
  })

  test('does not stand when the game went on elsewhere meanwhile, and that is said once', async ({ page, board }) => {
    const id = await seedGame(page.request)
    await page.goto(`/games/${id}`)
    await page.route('**/api/trpc/games.move*', (route) => route.abort())
    await board.tap('a2a4')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await mutate(page.request, 'games.move', { id, ply: 0, move: 'h2h4', clientId: 'elsewhere-1' })
    await page.reload()
    await expect(page.getByText('The move was not played')).toBeVisible()
    await expect(board.man('h4')).toHaveCount(1)
    await page.reload()
    await expect(board.man('h4')).toHaveCount(1)
    await expect(page.getByText('Black to move').first()).toBeVisible()
    expect((await storedGame(page.request, id)).moves).toEqual(['h2h4'])
  })
})
