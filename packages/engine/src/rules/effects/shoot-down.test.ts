import { expect, test } from 'vitest'
import { draw, drawn, moveCalled, royal, tiny } from '../../../test/tiny.ts'
import { can } from '../../game/index.ts'
import { aimed } from '../captures/aimed.ts'
import { strike } from '../moves/strike.ts'
import { shootDown } from './shoot-down.ts'

const archer = {
  letter: 'A',
  abilities: [{ ...can(strike('every'), aimed('shot')), act: 'shot', effects: [shootDown()] }],
  worth: 5,
}
const game = tiny(4, 3, { archer, king: royal })

test('the man aimed at is gone and who aimed has not stirred; unmaking brings him back', () => {
  const before = '. . . k\n. a a .\n. A . K'
  const p = draw(game, before)
  game.make(p, moveCalled(game, p, 'b1c2'))
  expect(drawn(game, p)).toBe('. . . k\n. a . .\n. A . K')
  expect(p.mover).toBe(1)
  p.unmake()
  expect(drawn(game, p)).toBe(before)
})
