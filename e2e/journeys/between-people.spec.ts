import type { Page, Route } from '@playwright/test'
import { Board } from '../board.ts'
import { expect, test } from '../fixtures.ts'
import { another, openLobby, openTable, press, record, seat } from '../tables.ts'

test('two guests play Fugue by an address that was sent, the friend first, and change places with a swapper', async ({
  page,
  browser,
}) => {
  await openLobby(page, '/play')
  await page.getByRole('radio', { name: 'A friend' }).check()
  await page.getByLabel('Game', { exact: true }).selectOption('fugue')
  await page.getByRole('radio', { name: 'Black' }).check()
  await page.getByRole('button', { name: 'Make an address to send' }).click()
  const address = page.getByLabel('The address of this challenge')
  await expect(address).toHaveValue(/^http.*\/challenge\/\w+$/)
  const friend = await another(browser)
  await openLobby(friend, new URL(await address.inputValue()).pathname)
  await expect(friend.getByText('they are Black')).toBeVisible()
  await friend.getByRole('button', { name: 'Accept and play' }).click()
  for (const table of [friend, page]) await table.waitForURL(/\/games\//)

  const [white, black] = [new Board(friend), new Board(page)]
  await expect(friend.getByText('Your move, White')).toBeVisible()
  // A swapper and a leaper in the corner, who are neighbours, stand where the other stood.
  await white.tap('h1g1')
  for (const board of [white, black]) {
    await expect(board.cell('g1')).toHaveAccessibleName(/swapper/)
    await expect(board.cell('h1')).toHaveAccessibleName(/leaper/)
  }
  await black.play('d7d6')
  await expect(white.man('d6')).toHaveCount(1)
  await white.play('e2e3')
  await expect(black.man('e3')).toHaveCount(1)
  await black.tap('a8a7')
  for (const board of [white, black]) {
    await expect(board.cell('a7')).toHaveAccessibleName(/swapper/)
    await expect(board.cell('a8')).toHaveAccessibleName(/pawn/)
  }
  const { pathname } = new URL(page.url())
  await expect.poll(async () => (await record(page.request, pathname)).moves).toHaveLength(4)
})

test('a position that stands for the third time ends a game between people drawn', async ({ page, browser }) => {
  const other = await another(browser)
  const back = ['a2a4', 'a7a5', 'a4a2', 'a5a7']
  const path = await seat(page.request, other.request, { moves: [...back, ...back.slice(0, 3)] })
  const [white, black] = [await openTable(page, path), await openTable(other, path)]
  await black.play('a5a7')
  await expect(white.man('a7')).toHaveCount(1)
  for (const table of [page, other]) await expect(table.getByText(/third time/).first()).toBeVisible()
  expect(await record(page.request, path)).toMatchObject({ outcome: { reason: 'repetition', winner: null } })
})

test('a flag falls with nobody there, and is found fallen by whoever comes later', async ({ page, browser }) => {
  const other = await another(browser)
  const clock = { kind: 'fischer', initial: 1_000, increment: 0 } as const
  const path = await seat(page.request, other.request, { clock, moves: ['a2a4'] })
  await openTable(page, path)
  const black = await openTable(other, path)
  // Black's first turn costs nothing; from then on White's second runs.
  await black.play('a7a5')
  await Promise.all([page.close(), other.close()])

  const outcome = async () => (await record(other.request, path)).outcome
  await expect.poll(outcome).toMatchObject({ reason: 'timeout', winner: 1 })
  const later = await page.context().newPage()
  await later.goto(path)
  await expect(later.getByText('You lose')).toBeVisible()
  await expect(later.getByRole('timer', { name: /White’s clock: 0 seconds/ })).toBeVisible()
})

test('a wish to take back that is withdrawn as it is granted has one outcome on both boards, whichever comes first', async ({
  page,
  browser,
}) => {
  const other = await another(browser)
  const path = await seat(page.request, other.request, { moves: ['a2a4', 'a7a5'] })
  const [white, black] = [await openTable(page, path), await openTable(other, path)]
  const settled = async (cell: string, plies: number) => {
    for (const board of [white, black]) await expect(board.man(cell)).toHaveCount(1)
    for (const table of [page, other])
      await expect(table.getByText(/asks? to take back|asked to take back/)).toHaveCount(0)
    await expect.poll(async () => (await record(page.request, path)).moves).toHaveLength(plies)
    await expect.poll(() => black.men()).toEqual(await white.men())
  }
  await white.play('b2b4')
  await expect(black.man('b4')).toHaveCount(1)

  // The wish is gone when the answer comes: the move stands, and whoever answered is told why.
  await cross(page, other, 'withdrawal')
  await expect(other.getByText('The offer does not stand any more.')).toBeVisible()
  await press(other, 'Understood')
  await settled('b4', 3)

  // The move is gone when the withdrawal comes: there is nothing left to withdraw.
  await cross(page, other, 'answer')
  await settled('b2', 2)
  await expect(page.getByText('Your move, White')).toBeVisible()
  await white.play('c2c4')
  await expect(black.man('c4')).toHaveCount(1)
})

/** White asks to take back; White withdraws it and Black grants it at the same time, and one of the two comes first. */
async function cross(white: Page, black: Page, first: 'withdrawal' | 'answer'): Promise<void> {
  await press(white, 'Take back')
  await expect(black.getByText('Guest asks to take back')).toBeVisible()
  const acts = [
    { page: white, button: 'Withdraw' },
    { page: black, button: 'Accept' },
  ] as const
  const [sooner, later] = first === 'withdrawal' ? acts : [acts[1], acts[0]]
  const letGo = await hold(later.page)
  await press(later.page, later.button)
  const answered = sooner.page.waitForResponse(/online\.act/)
  await press(sooner.page, sooner.button)
  await answered
  await letGo()
}

/** Holds what a page sends next to act in its game, until what is returned is called. */
async function hold(page: Page): Promise<() => Promise<void>> {
  let catchIt = (_: Route) => {}
  const caught = new Promise<Route>((resolve) => {
    catchIt = resolve
  })
  await page.route(/online\.act/, (route) => catchIt(route), { times: 1 })
  return async () => (await caught).continue()
}
