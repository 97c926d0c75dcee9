import { expect, test } from 'vitest'
import { draw, menagerie, reach } from '../../../test/tiny.ts'

const game = menagerie(4, 3)

test('goes one cell, to an empty one or onto an enemy', () => {
  const p = draw(
    game,
    `
    . . . .
    p . . .
    K P . .`,
  )
  expect(reach(game, p, 'a1')).toBe('a2xa2 b2')
})

test('told whom it may step onto, it goes to no empty cell by stepping', () => {
  // Hemmed in by walls, the chameleon has its king's step alone.
  const p = draw(
    game,
    `
    . . . .
    p k . .
    B P . .`,
  )
  expect(reach(game, p, 'a1')).toBe('b2xb2')
})
