import { expect, test } from 'vitest'
import { knownGame, positionOf } from '../../../test/kernel-reading.ts'
import { moveCalled } from '../../../test/tiny.ts'
import { printPosition } from '../../notation/index.ts'

const game = knownGame('chess960')

test.each([
  ['where the king moves', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1h1', '4k3/8/8/8/8/8/8/R4RK1 b - - 1 1'],
  ['where it stays', '4k3/8/8/8/8/8/8/1R4KR w KQ - 0 1', 'g1h1', '4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1'],
  ['where the rook stays', '4k3/8/8/8/8/8/8/R3KR2 w KQ - 0 1', 'e1f1', '4k3/8/8/8/8/8/8/R4RK1 b - - 1 1'],
])('who has castled may not castle again: %s', (_, before, castling, after) => {
  const p = positionOf(game, before)
  game.make(p, moveCalled(game, p, castling))
  expect(printPosition(game, p)).toBe(after)
  p.unmake()
  expect(printPosition(game, p)).toBe(before)
})
