import type { Page } from '@playwright/test'
import { expect, mutate, test } from '../fixtures.ts'
import { another, openTable, press, seat } from '../tables.ts'

test.describe('two guests', () => {
  // A browser that is cut off says so on its console.
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|NetworkError/ })

  test('play a game on a clock, are cut off, take back and agree on a draw, and a watcher sees all of it', async ({
    page,
    browser,
  }) => {
    const other = await another(browser)
    const path = await seat(page.request, other.request, { moves: ['a2a4', 'a7a5'] })
    const white = await openTable(page, path)
    const black = await openTable(other, path)
    const sleeper = await another(browser)
    await sleeper.clock.install()
    const watcher = await openTable(sleeper, path)
    const boards = [white, black, watcher]
    const same = async () => {
      const men = await white.men()
      for (const board of boards) await expect.poll(() => board.men()).toEqual(men)
    }

    // A desk shows the board with both clocks; a button beside one of them makes its line no higher.
    await expect(page.getByRole('button', { name: 'Give 15 seconds' })).toBeVisible()
    for (const clock of await page.getByRole('timer').all()) await expect(clock).toBeInViewport({ ratio: 0.999 })
    await expect(watcher.page.getByText('You are watching.')).toBeVisible()
    await expect(page.getByText('Somebody is watching.')).toBeVisible()
    await expect(watcher.page.getByRole('button', { name: 'Resign' })).toHaveCount(0)
    await white.play('g2g4')
    await expect(black.man('g4')).toHaveCount(1)
    await black.play('g7g5')
    await expect(white.man('g5')).toHaveCount(1)
    await expect(page.getByRole('timer', { name: /White’s clock/ })).toHaveAttribute('data-running', 'true')

    // T-C4: a page that was put to sleep shows the time as it is when it wakes.
    await sleeper.clock.fastForward('10:00')
    await expect(sleeper.getByRole('timer', { name: /White’s clock: (19|20) minutes/ })).toBeVisible()

    await white.pickUp('b2', 'b4')
    await page.context().setOffline(true)
    await white.cell('b4').click()
    await expect(white.man('b4')).toHaveCount(1)
    await page.context().setOffline(false)
    await expect(black.man('b4')).toHaveCount(1)
    await same()

    await black.play('h7h5')
    await expect(white.man('h5')).toHaveCount(1)
    await press(other, 'Take back')
    await expect(page.getByText('Guest asks to take back')).toBeVisible()
    await press(page, 'Accept')
    for (const board of boards) await expect(board.man('h7')).toHaveCount(1)
    await same()
    await expect(other.getByText('Your move, Black')).toBeVisible()

    await press(page, 'Offer draw')
    await expect(other.getByText('Guest offers a draw', { exact: true })).toBeVisible()
    await press(other, 'Accept')
    for (const board of boards) await expect(board.page.getByText('Both agreed.')).toBeVisible()

    await press(page, 'Rematch')
    await press(other, 'Accept the rematch')
    for (const table of [page, other]) await expect(table).not.toHaveURL(path)
    expect(page.url()).toBe(other.url())
    await expect(page.getByText('Waiting for the other player')).toBeVisible()
  })

  test('decide ahead, and it is played when its turn comes, or not at all', async ({ page, browser }) => {
    const other = await another(browser)
    const path = await seat(page.request, other.request, { moves: ['a2a4', 'a7a5'] })
    const white = await openTable(page, path)
    const black = await openTable(other, path)
    await black.tap('b7b5')
    await expect(other.getByText(/Your next move is set/)).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(other.getByText(/Your next move is set/)).toHaveCount(0)
    await black.tap('c7c5')
    await white.play('b2b4')
    for (const board of [white, black]) await expect(board.man('c5')).toHaveCount(1)
    await expect(white.man('b7')).toHaveCount(1)
    await expect(page.getByText('Your move, White')).toBeVisible()
  })
})

test('who watches a game in fog sees a curtain and the clocks, and hears nothing of the players, until it is over', async ({
  page,
  browser,
}) => {
  const other = await another(browser)
  await mutate(page.request, 'account.signUp', { name: 'FogTalker', password: 'a withdrawer leaves' })
  const path = await seat(page.request, other.request, { variant: 'fog-of-war', moves: ['e2e4', 'e7e5'] })
  const watcher = await another(browser)
  await watcher.goto(path)
  await expect(watcher.getByText('Those who watch see the clocks until it is over')).toBeVisible()
  await expect(watcher.getByRole('grid')).toHaveCount(0)
  await expect(watcher.getByRole('timer')).toHaveCount(2)

  const white = await openTable(page, path)
  const black = await openTable(other, path)
  await white.play('a2a4')
  await expect(other.getByText('Your move, Black')).toBeVisible()
  expect(await black.men()).not.toContain('a4')

  // One who has an account types, a guest presses; those who watch have a room of their own.
  const log = (table: Page) => table.getByRole('log')
  await page.getByLabel('To the other player').fill('I see nothing of you <i>yet</i>')
  await page.keyboard.press('Enter')
  await expect(log(other)).toContainText('FogTalker I see nothing of you <i>yet</i>')
  await press(other, 'Good luck')
  await expect(log(page)).toContainText('Good luck')
  await press(watcher, 'Hello')
  await expect(log(watcher)).toHaveText(/^You Hello$/)
  expect(await log(page).textContent()).not.toContain('Hello')
  await press(page, 'Resign')
  await press(page, 'Resign the game')
  for (const table of [page, other, watcher]) await expect(table.locator('[data-man="a4"]')).toHaveCount(1)
  await page.getByRole('radio', { name: 'Watchers' }).check()
  await expect(log(page)).toContainText('Hello')
  await expect(log(watcher)).toHaveText(/^You Hello$/)
})
