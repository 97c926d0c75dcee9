import type { Browser, Page } from '@playwright/test'
import { Board } from '../board.ts'
import { expect, test } from '../fixtures.ts'
import { pointerPresses, tabTo } from '../keys.ts'
import { another, record } from '../tables.ts'

/** As short a game of Ultima as there may be: Black helps, and a chameleon takes the king as kings take. Found by search. */
const moves = ['g2g6', 'd7d6', 'f1h3', 'b7b3', 'h3d7'] as const
const password = 'a withdrawer leaves'

test('two make accounts, offer and answer a rated game of Ultima, and one mates the other without ever touching a mouse', async ({
  page,
  browser,
}) => {
  // Passwords are hashed slowly on purpose.
  test.setTimeout(120_000)
  const stamp = Date.now().toString(36)
  const [hand, keys] = [`Hand-${stamp}`, `Keys-${stamp}`]
  await signUpByHand(page, hand)
  const { typist, presses } = await signUpByKeys(browser, keys)

  await page.getByLabel('Game', { exact: true }).selectOption('ultima')
  await page.getByRole('radio', { name: 'Rated' }).check()
  await page.getByRole('radio', { name: 'Black' }).check()
  await page.getByRole('button', { name: 'Offer it in the lobby' }).click()
  await expect(page.getByRole('region', { name: 'Your offers' })).toContainText('Ultima')

  await tabTo(typist, typist.getByRole('button', { name: `Play Ultima with ${hand}` }))
  await typist.keyboard.press('Enter')
  for (const table of [page, typist]) await table.waitForURL(/\/games\//)
  expect(page.url()).toBe(typist.url())
  const path = new URL(page.url()).pathname
  const [black, white] = [new Board(page), new Board(typist)]
  await expect(typist.getByRole('heading', { level: 1 })).toContainText('rated, 10 + 5')

  await tabTo(typist, white.grid)
  for (const [ply, move] of moves.entries()) {
    const [from, to] = [move.slice(0, 2), move.slice(2)]
    if (ply % 2 === 0) await playByKeys(white, from, to)
    else await black.play(move)
    for (const board of [white, black]) await expect(board.man(to)).toHaveCount(1)
    if (ply === 1) await expectRunning(page, 'White')
    if (ply === 2) await expectRunning(typist, 'Black')
  }
  for (const table of [page, typist]) await expect(table.getByText('Checkmate.')).toBeVisible()
  await expect(typist.getByText('You win')).toBeVisible()
  await expect(page.getByText('You lose')).toBeVisible()

  // What the table says the game has changed is what both profiles have now, and what is kept of the game.
  const changes = await Promise.all([keys, hand].map((name) => toldChange(page, name)))
  expect(await Promise.all([keys, hand].map((name) => toldChange(typist, name)))).toEqual(changes)
  expect(changes[0]).toBeGreaterThan(0)
  expect(changes[1]).toBeLessThan(0)
  await tabTo(typist, typist.getByRole('link', { name: keys, exact: true }).last())
  await typist.keyboard.press('Enter')
  await typist.waitForURL(`**/players/${keys}`)
  await page.goto(`/players/${hand}`)
  for (const [seat, profile] of [typist, page].entries()) {
    const card = profile.locator('.rating-cards li').filter({ hasText: 'Ultima' })
    await expect(card).toContainText(`${1500 + (changes[seat] ?? 0)}?`)
    await expect(card).toContainText(seat === 0 ? '1 won, 0 drawn, 0 lost' : '0 won, 0 drawn, 1 lost')
  }
  const kept = await record(page.request, path)
  expect(kept).toMatchObject({ rated: true, outcome: { reason: 'checkmate', winner: 0 } })
  expect(kept.moves).toEqual(moves)
  await page.goto(`/archive?player=${keys}`)
  await expect(page.locator(`main a[href^="${path}"]`).first()).toBeVisible()

  expect(presses).toEqual([])
})

async function signUpByHand(page: Page, name: string): Promise<void> {
  await page.goto('/sign-up?next=/play')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill(password)
  await arriveAtLobby(page, () => page.getByRole('button', { name: 'Make the account' }).click())
}

async function signUpByKeys(browser: Browser, name: string) {
  const typist = await another(browser)
  const presses = await pointerPresses(typist)
  await typist.goto('/sign-up?next=/play')
  await tabTo(typist, typist.getByLabel('Name'))
  await typist.keyboard.type(name)
  await tabTo(typist, typist.getByLabel('Password'))
  await typist.keyboard.type(password)
  await arriveAtLobby(typist, () => typist.keyboard.press('Enter'))
  return { typist, presses }
}

/** A page that has come alive looks at the lobby again. */
async function arriveAtLobby(page: Page, send: () => Promise<void>): Promise<void> {
  const alive = page.waitForResponse((response) => response.url().includes('/api/trpc/lobby.'))
  await send()
  await page.waitForURL('**/play')
  await alive
}

async function playByKeys(board: Board, from: string, to: string): Promise<void> {
  const { keyboard } = board.page
  await keyboard.type(from)
  await keyboard.press('Enter')
  await expect(board.cell(to)).toHaveAccessibleName(/may go here/)
  await keyboard.type(to)
  await keyboard.press('Enter')
}

/** Sees a clock go down. */
async function expectRunning(page: Page, side: string): Promise<void> {
  const clock = page.getByRole('timer', { name: `${side}’s clock` })
  await expect(clock).toHaveAttribute('data-running', 'true')
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
}

/** What a table says that a game has changed for a player. */
async function toldChange(page: Page, name: string): Promise<number> {
  const plate = page.locator('.player-line').filter({ hasText: name })
  await expect(plate).toContainText('1500')
  // A loss is written with the sign of printers.
  return Number((await plate.locator('.player-change').textContent())?.replace('−', '-'))
}
