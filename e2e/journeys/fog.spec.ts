import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, seedGame, storedGame, test } from '../fixtures.ts'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

test('two play in the fog on one device, and the page never holds more than the share of who has the board', async ({
  page,
  board,
}) => {
  // axe walks every node of the page, three times.
  test.slow()
  const told: string[] = []
  page.on('response', async (response) => {
    if (/api\/trpc|\/games\//.test(response.url())) told.push(await response.text().catch(() => ''))
  })
  const take = async (side: string) => {
    const button = page.getByRole('button', { name: `${side}: take the board` })
    await expect(button).toBeFocused()
    await expect(page.getByRole('grid')).toHaveCount(0)
    told.length = 0
    await page.keyboard.press('Enter')
    await expect(page.getByRole('grid', { name: 'Fog of War' })).toBeFocused()
  }
  const cover = async () => {
    await expect(page.getByText('Your move is made', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cover the board' }).click()
    await expect(page.getByRole('grid')).toHaveCount(0)
  }

  // 1. A curtain hangs before anything is to be seen.
  await page.goto('/variants/fog-of-war/play')
  await expect(page.getByRole('radio', { name: 'Two at one device' })).toBeChecked()
  await page.getByRole('button', { name: 'Set up the board' }).click()
  await page.waitForURL('**/games/*')
  const address = page.url()
  await expect(page.getByText('No move has been made yet.')).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await faults(page)).toEqual([])
  }

  // 2. White moves, sees what came of it, and the curtain closes over all of it.
  await take('White')
  await expect(board.cell('e7')).toHaveAccessibleName('e7, in the fog')
  expect(await faults(page)).toEqual([])
  await board.play('e2e4')
  await cover()
  expect((await traces(page)).match(/e2e4|e2 to e4|>e4<|4P3/g)).toBeNull()
  await expect(page.locator('.v-announcer')).toContainText('Black to move')

  // 3. Nothing of it comes to Black, who moves unseen in turn.
  await take('Black')
  await expect(page.getByRole('region', { name: 'Moves' })).toContainText('?')
  await expect(board.cell('e4')).toHaveAccessibleName('e4, in the fog')
  await board.play('g8f6')
  expect(told.join()).toContain('g8f6')
  expect(told.join().match(/e2e4|4P3/g)).toBeNull()
  await cover()

  // 4. However one comes back, the curtain is closed.
  await page.reload()
  await expect(page.getByText('One move so far.')).toBeVisible()
  await take('White')
  await page.goto('/variants')
  await page.goBack()
  await take('White')
  await page.reload()
  await take('White')
  await expect(board.cell('f6')).toHaveAccessibleName('f6, in the fog')
  await board.cell('g1').click()
  await expect(page.getByRole('region', { name: 'Why?' })).toContainText('White knight on g1')
  expect(told.join()).toContain('e2e4')
  expect((told.join() + (await traces(page))).match(/g8f6|Nf6|5n2|rnbqkb1r|"knight","seat":1/g)).toBeNull()
  const text = await page.request.get(`${address}/game.pgn`)
  expect([text.status(), await text.text()]).toEqual([403, expect.not.stringMatching(/e4|Nf6/)])

  // 5. When it is over everybody sees everything.
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('button', { name: 'Resign the game' }).click()
  await expect(page.getByText('Black wins')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Moves' })).toContainText('Nf6')
  await expect(board.man('f6')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Take back' })).toHaveCount(0)
  expect(await (await page.request.get(`${address}/game.pgn`)).text()).toContain('Nf6')
})

test.describe('with a server that cannot be reached', () => {
  test.use({ expectedComplaints: /ERR_|Failed to load resource/ })

  test('the curtain closes by itself over a move not saved yet, which is saved when the server is back', async ({
    page,
    context,
    board,
  }) => {
    const id = await seedGame(page.request, { variant: 'fog-of-war' })
    await page.clock.install()
    await page.goto(`/games/${id}`)
    const take = page.getByRole('button', { name: 'White: take the board' })

    // 1. Of two windows side by side one shows a share.
    const other = await context.newPage()
    await other.goto(`/games/${id}`)
    await expect(other.getByRole('button', { name: 'White: take the board' })).toBeFocused()
    await take.press('Enter')
    await expect(board.grid).toHaveCount(1)
    await other.getByRole('button', { name: 'White: take the board' }).press('Enter')
    await expect(other.getByRole('grid')).toHaveCount(1)
    await expect(board.grid).toHaveCount(0)
    await other.close()

    // 2. The mover may cover a move that is not saved, and need not.
    await take.press('Enter')
    await page.route('**/api/trpc/games.move*', (route) => route.abort())
    await board.tap('e2e4')
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cover the board' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Resign' })).toBeDisabled()
    await page.clock.fastForward(5_000)
    await expect(page.getByText('White has moved')).toBeVisible()
    await expect(board.grid).toHaveCount(0)
    expect((await page.locator('main').innerHTML()).match(/e2|e4/g)).toBeNull()

    // 3. Nobody takes the board before the move has arrived.
    await page.getByRole('button', { name: 'Take the board' }).press('Enter')
    await expect(page.getByText('Taking the board')).toHaveCount(0)
    await page.unroute('**/api/trpc/games.move*')
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect(page.getByRole('button', { name: 'Black: take the board' })).toBeVisible()
    expect(await storedGame(page.request, id)).toMatchObject({ ply: 1 })
  })
})

/** Everything this page and this browser hold of the game, as somebody would find it who looks. */
async function traces(page: Page): Promise<string> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
  const source = await (await page.request.get(page.url())).text()
  const shown = await page.locator('body').innerHTML()
  return `${kept} ${shown} ${source}`
}

async function faults(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
