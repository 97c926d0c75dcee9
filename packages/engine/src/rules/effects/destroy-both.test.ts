import { expect, test } from 'vitest'
import { draw, drawn, moveCalled, royal, tiny } from '../../../test/tiny.ts'
import { can } from '../../game/index.ts'
import { aimed } from '../captures/aimed.ts'
import { strike } from '../moves/strike.ts'
import { destroyBoth } from './destroy-both.ts'

const bomb = {
  letter: 'B',
  abilities: [
    { ...can(strike('every'), aimed('destruction')), act: 'destruction', effects: [destroyBoth()], suffix: 'd' },
  ],
  worth: 3,
}
const game = tiny(4, 3, { bomb, king: royal })

test('mover and victim both leave the board, and unmaking brings both back', () => {
  const drawing = '. . . k\nB b . .\n. . . K'
  const p = draw(game, drawing)
  game.make(p, moveCalled(game, p, 'a2b2d'))
  expect(drawn(game, p)).toBe('. . . k\n. . . .\n. . . K')
  p.unmake()
  expect(drawn(game, p)).toBe(drawing)
})
