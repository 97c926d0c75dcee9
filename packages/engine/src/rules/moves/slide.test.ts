import { expect, test } from 'vitest'
import { draw, legalIds, reach, royal, taking, tiny } from '../../../test/tiny.ts'
import { slide } from './slide.ts'

const game = tiny(4, 4, {
  rook: { letter: 'R', abilities: [taking(slide('straight'))], worth: 5 },
  /** The lance of shogi. */
  lance: { letter: 'L', abilities: [taking(slide(['n']))], worth: 3 },
  king: royal,
})

test('goes over empty cells, onto the first enemy, and never past anybody', () => {
  const p = draw(
    game,
    `
    r . . .
    . . . .
    R . r r
    R . . .`,
  )
  expect(reach(game, p, 'a2')).toBe('a3 a4xa4 b2 c2xc2')
  expect(reach(game, p, 'a1')).toBe('b1 c1 d1')
})

test('ways named from the seat are turned with it', () => {
  const p = draw(
    game,
    `
    . . . .
    l . . .
    . . L .
    . . . .`,
  )
  expect(reach(game, p, 'c2')).toBe('c3 c4')
  p.set(game.rules.setting.slots.mover, 1)
  expect(reach(game, p, 'a3')).toBe('a1 a2')
})

test('a man between a royal one and a slider stays on their line', () => {
  const p = draw(
    game,
    `
    r . . k
    . . . .
    R . . .
    K . . .`,
  )
  expect(
    legalIds(game, p)
      .split(' ')
      .filter((id) => id.startsWith('a2')),
  ).toEqual(['a2a3', 'a2a4'])
})
