import type { Page } from '@playwright/test'
import { expect, seedGame, storedGame, test } from '../fixtures.ts'
import { shortGame } from '../playthrough.ts'

const games = [
  { name: 'a game from the start', moves: shortGame.slice(0, 11), says: 'Pc4-h4 xh3' },
  {
    name: 'a move that took seven men',
    start: '3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w',
    moves: ['d2d6'],
    says: 'Bd2-d6',
  },
  { name: 'a frozen man taken off', start: '7k/8/8/4m3/3N4/8/8/K7 w', moves: ['d4d4', 'h8h7'], says: 'd4*' },
]

for (const { says, name, ...beginning } of games) {
  test(`exported and taken in again, ${name} stands the same`, async ({ page, board }) => {
    const id = await seedGame(page.request, beginning)
    await page.goto(`/games/${id}`)
    const men = await board.men()
    const text = await (await page.request.get(`/games/${id}/game.pgn`)).text()
    expect(text).toContain('[Variant "Ultima"]')
    expect(text.replace(/\s+/g, ' ')).toContain(says)

    const again = await setUp(page, 'A game text', 'Game text', text)
    expect(again).not.toBe(id)
    await expect(page.locator('[data-man]')).toHaveCount(men.length)
    expect(await board.men()).toEqual(men)
    expect((await storedGame(page.request, again)).moves).toEqual(beginning.moves)
  })
}

test('game and position can be copied, and the position set up elsewhere', async ({ page, board, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const id = await seedGame(page.request, { moves: shortGame.slice(0, 9) })
  await page.goto(`/games/${id}`)
  const men = await board.men()
  await page.getByRole('button', { name: 'Copy game' }).click()
  await expect(page.getByRole('region', { name: 'Game text' }).getByRole('status')).toHaveText('Copied.')
  expect(await copied()).toContain('[Variant "Ultima"]')
  await page.getByRole('button', { name: 'Copy position' }).click()
  await expect.poll(copied).not.toContain('[')

  await setUp(page, 'A position', 'Position text (FEN)', await copied())
  await expect(page.locator('[data-man]')).toHaveCount(men.length)
  expect(await board.men()).toEqual(men)
})

/** Begins a game for two at one device from what is written into a field, and answers its id. */
async function setUp(page: Page, from: string, field: string, text: string): Promise<string> {
  await page.goto('/variants/ultima/play')
  await page.getByRole('radio', { name: from }).check()
  await page.getByRole('radio', { name: 'Two at one device' }).check()
  await page.getByRole('textbox', { name: field }).fill(text)
  await page.getByRole('button', { name: 'Set up the board' }).click()
  await page.waitForURL('**/games/*')
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const faults: readonly (readonly [string, RegExp])[] = [
  [' ', /Nothing is written here yet/],
  ['[Variant "Ultima"]\n[SetUp "1"]\n[FEN "7k w"]\n\n*', /FEN tag of the text: There is 1 row, divided by slashes/],
  ['1. '.repeat(20_000), /longer than 50,000 characters/],
]

test.describe('a game text that cannot be', () => {
  test.use({ expectedComplaints: /400|Failed to load resource/ })

  test('is refused with what is wrong, and begins nothing', async ({ page }) => {
    await page.goto('/variants/ultima/play')
    await page.getByRole('radio', { name: 'A game text' }).check()
    for (const [text, complaint] of faults) {
      await page.getByRole('textbox', { name: 'Game text' }).fill(text)
      await page.getByRole('button', { name: 'Set up the board' }).click()
      await expect(page.getByText(complaint)).toBeVisible()
      await expect(page).toHaveURL(/play/)
    }
  })
})
