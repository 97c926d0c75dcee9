import type { Locator, Page } from '@playwright/test'
import { expect, seedGame, test } from '../fixtures.ts'
import { shortGame } from '../playthrough.ts'

const phone = { width: 360, height: 740 }

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('the board keeps to the column, and nothing is kept free below it', async ({ page, board }) => {
    await page.goto(`/games/${await seedGame(page.request)}`)
    const column = await boxOf(page.locator('.status-line'))
    const frame = await boxOf(board.grid.locator('.v-edge'))
    // Half of the frame's stroke lies outside of what is measured.
    expect(Math.abs(frame.x - column.x)).toBeLessThanOrEqual(3)
    expect(Math.abs(frame.x + frame.width - column.x - column.width)).toBeLessThanOrEqual(3)
    const grid = await boxOf(board.grid)
    const line = await boxOf(page.locator('.player-line').last())
    expect(line.y - grid.y - grid.height).toBeLessThanOrEqual(4)
  })

  test('what the rules say of a man is seen when it is pressed', async ({ page, board }) => {
    await page.goto(`/games/${await seedGame(page.request)}`)
    await board.cell('b2').tap()
    const words = page.getByText('White pawn on b2', { exact: true })
    await expect(words).toBeVisible()
    await expectAboveToolbar(page, words)
    await expectAboveToolbar(page, page.getByText('It has 4 moves; none of them takes anything.'))
  })

  test('after the end the way to the next game is not under the toolbar', async ({ page }) => {
    await page.goto(`/games/${await seedGame(page.request, { moves: shortGame })}`)
    await expectAboveToolbar(page, page.getByRole('button', { name: 'Rematch' }))
    await expectAboveToolbar(page, page.getByRole('link', { name: 'New game' }))
  })

  test('taking a man off is offered without anything moving', async ({ page, board }) => {
    await page.goto(`/games/${await seedGame(page.request, { start: '7k/8/8/4m3/3N4/8/8/K7 w' })}`)
    const before = await boxOf(page.locator('.status-line'))
    await board.cell('d4').tap()
    await expect(page.getByRole('button', { name: 'Take off the leaper on d4' })).toBeVisible()
    expect(await boxOf(page.locator('.status-line'))).toEqual(before)
  })

  test.describe('where no face of ours arrives', () => {
    test.use({ expectedComplaints: /ERR_FAILED/ })

    test('choices still stand on one line', async ({ page }) => {
      for (const isOurs of [true, false]) {
        if (!isOurs) await page.route('**/*.woff2', (route) => route.abort())
        await page.goto('/variants/ultima/play')
        const words = await page
          .getByRole('group', { name: 'From where' })
          .locator('label')
          .evaluateAll((labels) =>
            labels.map((label) => label.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
          )
        expect(new Set(words.map(({ top }) => top)).size).toBe(1)
        // Two lines of words would make a label higher than a button.
        for (const { height } of words) expect(height).toBeLessThanOrEqual(48)
      }
    })
  })

  test('the contents of the rules are folded until asked for', async ({ page }) => {
    await page.goto('/variants/ultima')
    const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'The aim' })
    await expect(link).toBeHidden()
    await page.getByText('Contents', { exact: true }).first().click()
    await expect(link).toBeVisible()
  })
})

test('the contents stand beside the rules at a desk, those of the story in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/variants/ultima#the-pawn')
  await expect(
    page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'A book about capturing' }),
  ).toBeInViewport()
})

test('the rules are looked up from a game, which is a press away again', async ({ page }) => {
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  await page.getByText('The men in short').click()
  await expect(page.getByText('Immobilizer goes like a queen of chess; takes nothing')).toBeVisible()
  // The page of rules is held back until the link has said that it was pressed.
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/variants/ultima?game=*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Rules of Ultima' }).click()
  await expect(page.getByText('Opening the rules')).toBeVisible()
  letCome()
  await page.waitForURL('**/variants/ultima?game=*')
  await page.getByRole('link', { name: 'Back to your game' }).first().click()
  await page.waitForURL(`**/games/${id}`)
})

test('a position typed in shows on the one big board, and the button stays where it was', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  await page.goto('/variants/ultima/play')
  await page.getByRole('radio', { name: 'A position' }).check()
  const button = page.getByRole('button', { name: 'Set up the board' })
  const before = await boxOf(button)
  await page.getByRole('textbox').fill('7k/8/8/4m3/3N4/8/8/K7 w')
  await expect(page.getByRole('img', { name: 'The board as it will begin' })).toHaveCount(1)
  await expect(page.getByText('The position you typed. White moves first.')).toBeVisible()
  expect(await boxOf(button)).toEqual(before)
  await page.getByRole('textbox').fill('7k/8/8/8/8/8/8/K7 w')
  await expect(
    page.getByText('This position is over as it stands. A draw: Nobody has anything left but the king.'),
  ).toBeVisible()
})

async function boxOf(of: Locator) {
  const box = await of.boundingBox()
  if (box === null) throw new Error('not on the page')
  return box
}

async function expectAboveToolbar(page: Page, what: Locator): Promise<void> {
  const toolbar = await boxOf(page.locator('.action-row'))
  await expect(async () => {
    const box = await boxOf(what)
    expect(box.y + box.height).toBeLessThanOrEqual(toolbar.y)
  }).toPass()
}
