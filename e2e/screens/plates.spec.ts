import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** One plate for each way to take: where to go, and what the board says of every victim. */
const plates = [
  { id: 'the-king-takes-by-landing', from: 'e4', to: 'd5', victims: { d5: 'the pawn on d5 (taken by landing)' } },
  { id: 'a-pinch', from: 'd2', to: 'd5', victims: { e5: 'the pawn on e5 (pinched)' } },
  { id: 'backing-away', from: 'd5', to: 'g5', victims: { c5: 'the pawn on c5 (withdrawn from)' } },
  {
    id: 'a-run-of-leaps',
    from: 'a3',
    to: 'h3',
    victims: {
      b3: 'the pawn on b3 (leapt over)',
      d3: 'the withdrawer on d3 (leapt over)',
      g3: 'the chameleon on g3 (leapt over)',
    },
  },
  {
    id: 'two-corners',
    from: 'a6',
    to: 'd6',
    victims: { d2: 'the withdrawer on d2 (coordinated)', g6: 'the pawn on g6 (coordinated)' },
  },
]

test('plates of the rules answer: a man shows whom each move takes, and it can be played and taken back', async ({
  page,
}) => {
  await page.goto('/variants/ultima')
  for (const { id, from, to, victims } of plates) {
    const plate = page.locator(`#${id}`)
    const man = (cell: string) => plate.locator(`[data-man="${cell}"]`)
    const target = plate.locator(`[data-cell="${to}"]`)
    await plate.getByRole('button', { name: /^Try it/ }).click()
    await plate.locator(`[data-cell="${from}"]`).click()
    for (const words of Object.values(victims)) {
      await expect(target).toHaveAccessibleName(new RegExp(words.replace(/[()]/g, '\\$&')))
    }
    await target.hover()
    await expect(plate.locator('[data-victim]')).toHaveCount(Object.keys(victims).length)
    for (const cell of Object.keys(victims)) await expect(plate.locator(`[data-victim="${cell}"]`)).toHaveCount(1)

    await target.click()
    await expect(man(from)).toHaveCount(0)
    await expect(man(to)).toHaveCount(1)
    for (const cell of Object.keys(victims).filter((cell) => cell !== to)) await expect(man(cell)).toHaveCount(0)
    await plate.getByRole('button', { name: 'Take back' }).click()
    for (const cell of [from, ...Object.keys(victims)]) await expect(man(cell)).toHaveCount(1)
    await plate.getByRole('button', { name: 'Back to the plate' }).click()
    await expect(plate.getByRole('grid')).toHaveCount(0)
    await expect(plate.getByRole('img')).toBeVisible()
    // The button that was pressed is gone; keys go on where the board was opened.
    await expect(plate.getByRole('button', { name: /^Try it/ })).toBeFocused()
  }
})

test('the first press on a printed plate picks up the man under it, and its words follow what happens', async ({
  page,
}) => {
  await page.goto('/variants/ultima')
  const plate = page.locator('#a-pinch')
  await pressPicture(plate, 'd2')
  await expect(plate.locator('[data-cell="d2"]')).toHaveAttribute('aria-selected', 'true')
  // Along the file and the rank of an otherwise empty board a rook has fourteen squares; one of them pinches.
  await expect(plate).toContainText('White pawn on d2: 14 places to go, 1 of them takes something.')
  await plate.locator('[data-cell="d5"]').click()
  await expect(plate).toContainText('White pawn, d2 to d5.')
  await expect(plate).toContainText('Pinched between d5 and the leaper on f5: the pawn on e5.')
  await expect(plate).toContainText('Black to move.')
  await expect(plate).not.toContainText('Press a man')
})

test('the picture of the title page gives up its man at the first press', async ({ page }) => {
  await page.goto('/')
  // The chameleon of the first scene, before anything moves.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await pressPicture(page.locator('.title-plate'), 'd2')
  await expect(page.locator('[data-cell="d2"]')).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.title-plate')).toContainText('The chameleon.')
})

/** Presses a square of a board that is only a picture: eight squares of a hundred units in a drawing of 839. */
async function pressPicture(plate: Locator, square: string): Promise<void> {
  const picture = plate.locator('.plate-board svg').first()
  await picture.scrollIntoViewIfNeeded()
  const { width } = (await picture.boundingBox()) ?? { width: 0 }
  const unit = width / 839
  const x = 34 + 50 + (square.charCodeAt(0) - 'a'.charCodeAt(0)) * 100
  const y = 5 + 50 + (8 - Number(square.charAt(1))) * 100
  await picture.click({ position: { x: x * unit, y: y * unit } })
}

test('the little board of the title page becomes one to try', async ({ page, board }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(board.grid).toBeVisible()
  await page.locator('[data-movable]').first().click()
  await expect(page.locator('[data-target]').first()).toBeAttached()
})
