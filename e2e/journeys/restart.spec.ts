import { test as base, expect, seedGame, storedGame } from '../fixtures.ts'
import { OwnServer } from '../own-server.ts'

/** A server of one's own to kill; whoever killed it has started it again for the next test. */
const test = base.extend<object, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const server = await OwnServer.begin()
      await use(server)
      await server.end()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test.describe.configure({ mode: 'serial' })
test.use({ expectedComplaints: /ERR_|Failed to load resource/ })

test('a killed server loses nothing it has acknowledged, and the game goes on in the same page', async ({
  page,
  board,
  server,
}) => {
  const id = await seedGame(page.request, {}, server.address)
  await page.goto(`${server.address}/games/${id}`)
  await board.play('a2a4')
  await board.play('a7a5')

  await server.kill()
  await server.start()

  await board.play('b2b4')
  const men = await board.men()
  await page.reload()
  for (const cell of ['a4', 'a5', 'b4']) await expect(board.man(cell)).toHaveCount(1)
  expect(await board.men()).toEqual(men)
  expect((await storedGame(page.request, id, server.address)).moves).toEqual(['a2a4', 'a7a5', 'b2b4'])
})

test('a server killed between a move and its answer has played it exactly once', async ({ page, board, server }) => {
  const id = await seedGame(page.request, {}, server.address)
  await page.goto(`${server.address}/games/${id}`)
  await page.route(
    '**/api/trpc/games.move*',
    async (route) => {
      await route.fetch()
      await server.kill()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await board.tap('a2a4')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await server.start()
  await expect(page.getByText('Not saved yet')).toBeHidden({ timeout: 20_000 })
  await board.play('a7a5')
  expect((await storedGame(page.request, id, server.address)).moves).toEqual(['a2a4', 'a7a5'])
})

test('a move made while the server is dead is played exactly once when it lives again', async ({
  page,
  board,
  server,
}) => {
  const id = await seedGame(page.request, { moves: ['a2a4'] }, server.address)
  await page.goto(`${server.address}/games/${id}`)
  await board.pickUp('a7', 'a5')
  await server.kill()
  await board.cell('a5').click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await expect(board.man('a5')).toHaveCount(1)
  await server.start()
  await expect(page.getByText('Not saved yet')).toBeHidden({ timeout: 20_000 })
  await board.play('b2b4')
  expect((await storedGame(page.request, id, server.address)).moves).toEqual(['a2a4', 'a7a5', 'b2b4'])
})
