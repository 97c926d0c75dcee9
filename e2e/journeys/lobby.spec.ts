import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Somebody with a browser of their own, in the lobby, whose page is alive. */
async function guestAt(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext()
  const page = await context.newPage()
  // A page hears nothing before it is alive; then it looks at the lobby again.
  const alive = page.waitForResponse((response) => response.url().includes('/api/trpc/lobby.'))
  await page.goto(path)
  await alive
  return page
}

const gameOf = (page: Page) => new URL(page.url()).pathname

test('a guest offers a game, another answers, and both come to the same board', async ({ browser }) => {
  const [owner, other] = [await guestAt(browser, '/play'), await guestAt(browser, '/play')]
  await owner.getByLabel('Game', { exact: true }).selectOption('fugue')
  await owner.getByRole('button', { name: 'Offer it in the lobby' }).click()
  await expect(owner.getByRole('region', { name: 'Your offers' })).toContainText('Fugue')

  const offers = other.getByRole('region', { name: 'Offered in the lobby' })
  await offers.getByRole('button', { name: 'Play Fugue with Guest' }).click()
  await other.waitForURL(/\/games\//)
  await owner.waitForURL(/\/games\//)
  expect(gameOf(owner)).toBe(gameOf(other))
  await Promise.all([owner, other].map((page) => page.context().close()))
})

test('a friend without an account plays by an address that was sent', async ({ browser }) => {
  const owner = await guestAt(browser, '/play')
  await owner.getByRole('radio', { name: 'A friend' }).check()
  await owner.getByLabel('Clock, for each of you').selectOption('days 3')
  await owner.getByRole('button', { name: 'Make an address to send' }).click()
  const address = owner.getByLabel('The address of this challenge')
  await expect(address).toHaveValue(/^http.*\/challenge\/\w+$/)

  const friend = await guestAt(browser, new URL(await address.inputValue()).pathname)
  await friend.getByRole('button', { name: 'Accept and play' }).click()
  await friend.waitForURL(/\/games\//)
  await owner.waitForURL(/\/games\//)
  expect(gameOf(owner)).toBe(gameOf(friend))
  await Promise.all([owner, friend].map((page) => page.context().close()))
})

test('two who press the one button are put together, at a game that suits both', async ({ browser }) => {
  const pages = [await guestAt(browser, '/play'), await guestAt(browser, '/play')] as const
  // One game only: whoever else is about in this run is not to be taken up on their offers.
  for (const page of pages) {
    await page.getByText('Which games and clocks suit you').click()
    await page.getByRole('button', { name: 'None' }).click()
    await expect(page.getByText('Choose at least one game and one clock.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Humpty Dumpty Chess' }).check()
  }
  const [one, other] = pages
  await one.getByRole('button', { name: 'Find me a game' }).click()
  await expect(one.getByText('Looking for somebody.')).toBeFocused()
  await other.getByRole('button', { name: 'Find me a game' }).click()
  await Promise.all(pages.map((page) => page.waitForURL(/\/games\//)))
  expect(gameOf(one)).toBe(gameOf(other))
  await Promise.all(pages.map((page) => page.context().close()))
})
