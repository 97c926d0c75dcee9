import { expect, seedGame, storedGame, test } from '../fixtures.ts'

/** The chameleon on d2 takes seven men on d6: by withdrawal, leap, pinch and coordination. */
const feast = '3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w'

/** Victim, the shape of the line to it, the man that helps, and the words for it. */
const manners = [
  ['c6', 'line', 'b6', 'the pawn on c6 (pinched)'],
  ['d1', 'line', null, 'the withdrawer on d1 (withdrawn from)'],
  ['d3', 'hop', null, 'the leaper on d3 (leapt over)'],
  ['d5', 'hop', null, 'the leaper on d5 (leapt over)'],
  ['d7', 'line', 'd8', 'the pawn on d7 (pinched)'],
  ['e6', 'line', 'f6', 'the pawn on e6 (pinched)'],
  ['g6', 'line', 'g1', 'the coordinator on g6 (coordinated)'],
] as const

test('looking at a target shows whom the move takes and how; making it takes them and says so once', async ({
  page,
  board,
}) => {
  const id = await seedGame(page.request, { start: feast })
  await page.goto(`/games/${id}`)
  await board.cell('d2').click()
  await expect(board.mark('target', 'd6')).toHaveAttribute('data-distant', '7')
  await board.cell('d6').hover()
  await expect(page.locator('[data-victim]')).toHaveCount(7)
  const shown = await page
    .locator('[data-victim]')
    .evaluateAll((marks) =>
      marks.map((mark) => ['victim', 'shape', 'partner'].map((of) => mark.getAttribute(`data-${of}`))),
    )
  expect(shown.sort()).toEqual(manners.map(([victim, shape, partner]) => [victim, shape, partner]))
  await board.cell('a8').hover()
  await expect(page.locator('[data-victim]')).toHaveCount(0)

  await board.cell('d6').click()
  for (const [cell] of manners) await expect(board.man(cell)).toHaveCount(0)
  await expect(board.man('d6')).toHaveCount(1)
  expect(await board.men()).toEqual(['b6', 'd6', 'd8', 'f6', 'g1', 'h8'])

  const moves = page.getByRole('region', { name: 'Moves' })
  for (const [cell] of manners) await expect(moves.getByRole('list')).toContainText(cell)
  const lost = moves.getByRole('definition')
  for (const men of ['Black withdrawer', '2 × Black leaper', '3 × Black pawn', 'Black coordinator']) {
    await expect(lost.filter({ hasText: men })).toHaveCount(1)
  }
  await expect(lost.filter({ hasText: 'none' })).toHaveCount(1)

  const spoken = page.locator('[aria-live="polite"] > p').filter({ hasText: 'White chameleon, d2 to d6; takes' })
  await expect(spoken).toHaveCount(1)
  for (const [, , , words] of manners) await expect(spoken).toContainText(words)
})

test('a man dragged goes where it is let go, and stays where it was when it may not go there', async ({
  page,
  board,
}) => {
  const id = await seedGame(page.request)
  await page.goto(`/games/${id}`)
  await board.drag('a2', 'a4')
  await expect(board.man('a4')).toHaveCount(1)
  await expect(board.man('a2')).toHaveCount(0)
  await expect.poll(async () => (await storedGame(page.request, id)).moves).toEqual(['a2a4'])

  await board.drag('a7', 'b5')
  await expect(board.man('a7')).toHaveCount(1)
  await expect(board.man('b5')).toHaveCount(0)
  await board.drag('a7', 'a5')
  await expect(board.man('a5')).toHaveCount(1)
  await expect.poll(async () => (await storedGame(page.request, id)).moves).toEqual(['a2a4', 'a7a5'])
})
