import { expect, test } from 'vitest'
import { draw, royal, tiny } from '../../../test/tiny.ts'
import { rook } from '../../families/orthodox.ts'
import { untilCheck } from './until-check.ts'

const pieces = { king: royal, rook: { letter: 'R', abilities: [rook], worth: 5 } }
const quietly = `
  . . . k
  . . . .
  . . . .
  K . R .`
const inCheck = `
  . . . k
  . . . .
  . . . .
  K . . R`

test('a step that gives check ends the turn, and the balanced form begins with a turn of one step', () => {
  const { slots } = tiny(4, 4, pieces).rules.setting
  const after = (drawing: string, balanced: boolean, number: number): readonly number[] => {
    const game = tiny(4, 4, pieces, { steps: ['man', 'man'], turns: untilCheck({ balanced }) })
    const p = draw(game, drawing)
    p.set(slots.number, number)
    game.rules.turn(p, 0)
    return [p.mover, p.cells[slots.stage]]
  }
  expect(after(quietly, false, 1)).toEqual([0, 1])
  expect(after(quietly, true, 1)).toEqual([1, 0])
  expect(after(quietly, true, 2)).toEqual([0, 1])
  expect(after(inCheck, false, 2)).toEqual([1, 0])
})
