import { expect, test } from '../fixtures.ts'

const faults: readonly (readonly [string, RegExp])[] = [
  ['7k/8/8/8/8/8/8/K6z w', /row 1 the letter z stands for no man/],
  ['7k/8/8/8/8/8/8/K5 w', /Row 1 comes to 6 squares; it must come to 8/],
  ['7k/8/8/8/8/8/K7 w', /There are 7 rows/],
  ['7k w', /There is 1 row, divided by slashes/],
  ['1/8/8/8/8/8/8/8 w', /comes to 1 square;/],
  ['   ', /Nothing is written here yet/],
  [`7k/8/8/8/8/8/8/K7 w ${'x'.repeat(1000)}`, /longer than 1,000 characters/],
  ['7k/8/8/8/8/8/8/8 w', /White has no king/],
  ['7k/8/8/8/8/8/8/KK6 w', /White has more than one king/],
  ['7k/8/8/8/8/8/8/K7', /say whose turn it is/],
  ['7k/8/8/8/8/8/8/K7 w - - x 1', /must be whole numbers/],
  ['8/8/8/8/8/8/6k1/7K w', /could take the king at once/],
]

test('each way a position can be wrong is named, and nothing written is lost', async ({ page, board }) => {
  await page.goto('/variants/ultima/play')
  await page.getByRole('radio', { name: 'A position' }).check()
  await page.getByRole('radio', { name: 'Two at one device' }).check()
  const field = page.getByRole('textbox', { name: 'Position text (FEN)' })
  for (const [text, complaint] of faults) {
    await field.fill(text)
    await page.getByRole('button', { name: 'Set up the board' }).click()
    await expect(page.getByText(complaint)).toBeVisible()
    await expect(field).toHaveValue(text)
    await expect(page).toHaveURL(/play/)
  }
  await field.fill('3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w')
  await page.getByRole('button', { name: 'Set up the board' }).click()
  await page.waitForURL('**/games/*')
  await board.play('d2d6')
  for (const cell of ['c6', 'd1', 'd3', 'd5', 'd7', 'e6', 'g6']) await expect(board.man(cell)).toHaveCount(0)
})
