import { expect, test } from 'vitest'
import { draw, legalIds, moveCalled, reach, royal, taking, tiny } from '../../../test/tiny.ts'
import { fallen } from '../fallen.ts'
import { slide } from '../moves/slide.ts'
import { rotate } from '../turns/rotate.ts'
import { beaten } from './beaten.ts'

const rook = { letter: 'R', abilities: [taking(slide('straight'))], worth: 5 }
const game = tiny(
  5,
  4,
  { rook, king: royal },
  {
    seats: [
      { id: 'white', faces: 'n' },
      { id: 'black', faces: 's' },
      { id: 'red', faces: 'e' },
    ],
    guards: [beaten()],
    turns: rotate({ mate: 0, stalemate: 0 }),
    ends: [],
  },
)
const drawing = 'k . . . k2\n. . . . .\nr . . . .\n. . K . R'

test('the men of who is out neither move nor attack, and can be taken', () => {
  const p = draw(game, drawing)
  expect(legalIds(game, p)).not.toMatch(/c1c2/)
  fallen(game.rules.setting).beat(p, 1)
  expect(reach(game, p, 'a2')).toBe('')
  expect(legalIds(game, p)).toMatch(/c1c2/)
  game.make(p, moveCalled(game, p, 'e1e3'))
  expect(p.mover).toBe(2)
})

test('everybody else’s men are free', () => {
  const p = draw(game, drawing)
  fallen(game.rules.setting).beat(p, 1)
  const { isFree } = game.rules.setting
  const free = ['a4', 'a2', 'e4', 'c1', 'e1'].filter((name) => isFree(p, game.board.cellOf(name)))
  expect(free).toEqual(['e4', 'c1', 'e1'])
})

test('a seat without its king is out like one that was beaten', () => {
  const p = draw(game, drawing.replace('k .', '. .'))
  expect(reach(game, p, 'a2')).toBe('')
})
