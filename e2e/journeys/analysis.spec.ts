import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, seedGame, test } from '../fixtures.ts'
import { another, seat } from '../tables.ts'

const notation = (page: Page) => page.getByRole('group', { name: 'Moves', exact: true })
const current = (page: Page) => notation(page).locator('[aria-current="step"]')
const engineLines = (page: Page) => page.getByRole('list', { name: 'Lines of the engine' })

test('a game is walked by keyboard, varied, annotated, carried on without a network, and still there after a reload', async ({
  page,
  board,
  context,
}) => {
  const id = await seedGame(page.request, { variant: 'chess', moves: ['e2e4', 'e7e5', 'g1f3', 'b8c6'] })
  await page.goto(`/games/${id}?ply=4`)
  const address = await page.getByRole('link', { name: 'Analyse' }).getAttribute('href')
  await page.goto(address ?? '')
  await expect(current(page)).toHaveText('Nc6')
  await expect(engineLines(page)).toContainText(/[+−]?\d\.\d\d/)

  // 1. Along the line, and from it into a variation.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(current(page)).toHaveText('e5')
  await page.keyboard.press('ArrowLeft')
  await board.tap('c7c5')
  await expect(current(page)).toHaveText('1… c5')
  await page.keyboard.press('ArrowUp')
  await expect(current(page)).toHaveText('e5')
  await page.keyboard.press('ArrowDown')
  await expect(current(page)).toHaveText('1… c5')

  // 2. What one thinks of it.
  await page.getByLabel('Comment').fill('The Sicilian.')
  await page.getByRole('button', { name: 'Interesting move' }).click()
  await expect(notation(page)).toContainText('c5!?')
  await expect(notation(page)).toContainText('The Sicilian.')
  await page.getByRole('button', { name: 'Delete from here' }).click()
  await expect(notation(page)).not.toContainText('c5')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(notation(page)).toContainText('The Sicilian.')

  // 3. The engine and the rules are beside the page by now.
  await expect(page.locator('html')).toHaveAttribute('data-engine', 'worker')
  await context.setOffline(true)
  await board.tap('g1f3')
  await expect(current(page)).toHaveText('2. Nf3')
  await expect(page.getByText('Black to move')).toBeVisible()
  await expect(engineLines(page)).toContainText(/[+−]?\d\.\d\d/)
  await expect(page.getByText(/^depth \d/)).toBeVisible()
  const moves = engineLines(page).getByRole('button')
  await moves.first().click()
  await expect(page.getByText('White to move')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(current(page)).toHaveText('Start')
  await page.keyboard.press('End')
  await context.setOffline(false)

  // 4. It is kept by the browser, in the background.
  const kept = () => page.evaluate((name) => localStorage.getItem(name), `analysis game ${id}`)
  await expect.poll(async () => (await kept()) ?? '').toContain('1... c5 $5 {The Sicilian.} 2. Nf3')
  await page.reload()
  await expect(notation(page)).toContainText('The Sicilian.')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id: fault, nodes }) => `${fault}: ${nodes.map((node) => node.target.join(' '))}`)).toEqual(
    [],
  )
})

test('a position is set up by hand, and what is wrong with it is named', async ({ page, board }) => {
  await page.goto('/analysis/chess')
  await expect(board.cell('e2')).toHaveAttribute('data-movable', 'true')
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('button', { name: 'Clear the board' }).click()
  await expect(page.getByText('White has no king.')).toBeVisible()
  const put = async (man: string, cell: string) => {
    await page.getByRole('radio', { name: man }).check({ force: true })
    await board.cell(cell).click()
    await expect(board.man(cell)).toHaveCount(1)
  }
  await put('white king', 'a1')
  await put('black king', 'a3')
  await put('black queen', 'h2')
  await expect(page.getByText('This position can be analysed.')).toBeVisible()
  await page.getByRole('button', { name: 'Analyse it' }).click()
  await expect(page.getByText('White to move')).toBeVisible()
  await expect(engineLines(page)).toContainText('#−')
})

test('nobody analyses a game that is still played between people', async ({ page, browser }) => {
  const black = await another(browser)
  const path = await seat(page.request, black.request, { moves: ['a2a4'] })
  await page.goto(`/analysis/ultima?game=${path.split('/').at(-1)}`)
  await expect(page.getByText('This game is still being played.')).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  await black.context().close()
})
