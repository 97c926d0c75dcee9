import { expect, test } from 'vitest'
import { draw, drawn, moveCalled, royal, tiny } from '../../../test/tiny.ts'
import { victimsByRule } from '../../ask/victims.ts'
import { can } from '../../game/index.ts'
import { sight } from '../moves/sight.ts'
import { exchange } from './exchange.ts'

const swapper = {
  letter: 'S',
  abilities: [{ ...can(sight('straight')), act: 'swap', effects: [exchange()] }],
  worth: 3,
}
const game = tiny(4, 3, { swapper, pawn: { letter: 'P', abilities: [], worth: 1 }, king: royal })

test.each([
  ['an enemy', '. . . k\nS . p .\n. . . K', '. . . k\np . S .\n. . . K'],
  ['a friend', '. . . k\nS . P .\n. . . K', '. . . k\nP . S .\n. . . K'],
])('changes places with %s, takes nobody, and unmaking puts both back', (_, before, after) => {
  const p = draw(game, before)
  const move = moveCalled(game, p, 'a2c2')
  expect(victimsByRule(game, p, move)).toEqual([])
  game.make(p, move)
  expect(drawn(game, p)).toBe(after)
  p.unmake()
  expect(drawn(game, p)).toBe(before)
})
