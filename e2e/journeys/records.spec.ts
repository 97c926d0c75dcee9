import { test as base, expect } from '../fixtures.ts'
import { OwnServer } from '../own-server.ts'

/** A server with players and games of theirs. */
const test = base.extend<object, { server: OwnServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted.
    async ({}, use) => {
      const server = await OwnServer.begin({}, 8)
      await use(server)
      await server.end()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('from the players to a profile, to the archive, into a game and to a position of it', async ({ page, server }) => {
  await page.goto(`${server.address}/players`)
  await page.getByRole('searchbox', { name: 'Find a player' }).fill('ad')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Ada', exact: true }).first().click()

  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
  // With few games every rating is a first guess, and says so.
  await expect(page.getByTitle('A first guess').first()).toBeVisible()
  await page.getByText('The curve in figures').click()
  await expect(page.getByRole('columnheader', { name: 'Day' })).toBeVisible()

  await page.getByRole('link', { name: 'All games of Ada' }).click()
  await expect(page.getByLabel('Player', { exact: true })).toHaveValue('Ada')
  await page.getByLabel('How it ended').selectOption('resignation')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: 'Found' })).toBeVisible()
  const game = await page.locator('main a[href^="/games/"]').first().getAttribute('href')

  await page.goto(`${server.address}${game}?ply=2`)
  await expect(page.getByText('Looking back').first()).toBeVisible()
  const text = await (await page.request.get(`${server.address}${game}/game.pgn`)).text()
  expect(text).toMatch(/\[(White|Black) "Ada"\]/)
  expect(text).toMatch(/\[Event "Rated game"\]/)
})

test('a search that cannot be understood says why and keeps what was typed', async ({ page, server }) => {
  await page.goto(`${server.address}/archive?player=Ada&opening=e2e4`)
  await expect(page.getByRole('alert').filter({ hasText: 'choose which one' })).toBeVisible()
  await expect(page.getByLabel('First moves')).toHaveValue('e2e4')
})

test('a program reads what the pages show', async ({ request, server }) => {
  const lines = (await (await request.get(`${server.address}/api/v1/games.ndjson?player=ada`)).text())
    .trim()
    .split('\n')
  const { games } = await (await request.get(`${server.address}/api/v1/games?player=ada&limit=100`)).json()
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(games.map(({ id }: { id: string }) => id))
  const profile = await (await request.get(`${server.address}/api/v1/players/ada`)).json()
  expect(profile.name).toBe('Ada')
})
