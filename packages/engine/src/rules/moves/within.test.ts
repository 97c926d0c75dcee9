import { expect, test } from 'vitest'
import { draw, reach, royal, tiny } from '../../../test/tiny.ts'
import { queen, rook } from '../../families/orthodox.ts'
import { can } from '../../game/index.ts'
import { both, file, rank } from '../regions.ts'
import { within } from './within.ts'

const game = tiny(4, 3, {
  guard: { letter: 'G', abilities: [can(within(both(rank(1, 2), file(1, 2, 3)), queen.movement))], worth: 1 },
  king: royal,
})

test('goes only where its region is, seen from its own side, and leaves it never', () => {
  const p = draw(
    game,
    `
    . . . g
    . . . .
    G . . .`,
  )
  expect(reach(game, p, 'a1')).toBe('a2 b1 b2 c1')
  p.set(game.rules.setting.slots.mover, 1)
  // Black's left hand is at the d-file.
  expect(reach(game, p, 'd3')).toBe('b3 c2 c3 d2')
})

test('a region ends no line: beyond its gap it may be entered again', () => {
  const split = tiny(5, 1, {
    guard: { letter: 'G', abilities: [can(within(file(1, 4, 5), rook.movement))], worth: 1 },
    king: royal,
  })
  expect(reach(split, draw(split, 'G . . . .'), 'a1')).toBe('d1 e1')
})
