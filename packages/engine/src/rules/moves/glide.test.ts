import { expect, test } from 'vitest'
import { draw, menagerie, reach } from '../../../test/tiny.ts'

const game = menagerie(3, 3)

test('goes any distance over empty cells, and lands on nobody', () => {
  const p = draw(
    game,
    `
    . . .
    . . .
    M . p`,
  )
  expect(reach(game, p, 'a1')).toBe('a2 a3 b1 b2 c3')
})

test('keeps to its headings', () => {
  const p = draw(
    game,
    `
    . . .
    . P .
    . . .`,
  )
  expect(reach(game, p, 'b2')).toBe('a2 b1 b3 c2')
})

test('one hemmed in goes nowhere', () => {
  const p = draw(
    game,
    `
    . . .
    p P .
    M p .`,
  )
  expect(reach(game, p, 'a1')).toBe('')
})
