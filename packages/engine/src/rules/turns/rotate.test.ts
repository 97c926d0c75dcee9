import { describe, expect, test } from 'vitest'
import { draw, moveCalled, royal, taking, tiny } from '../../../test/tiny.ts'
import type { Position } from '../../position/position.ts'
import { fallen } from '../fallen.ts'
import { beaten } from '../guards/beaten.ts'
import { slide } from '../moves/slide.ts'
import { points } from '../points.ts'
import { rotate } from './rotate.ts'

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
    turns: rotate({ mate: 7, stalemate: 3 }),
    ends: [],
  },
)
const { setting } = game.rules

const after = (p: Position, id: string) => {
  game.make(p, moveCalled(game, p, id))
  const { slots } = points(setting)
  return {
    mover: p.mover,
    number: p.cells[setting.slots.number],
    out: [0, 1, 2].filter((seat) => fallen(setting).isOut(p, seat)),
    points: slots.map((slot) => p.cells[slot]),
  }
}

describe('whose turn it is', () => {
  const drawing = 'k . . . k2\n. . . . .\n. . . . .\n. . K . .'

  test('goes round, and the number grows when the first seat is reached', () => {
    const p = draw(game, drawing)
    expect(after(p, 'c1c2')).toMatchObject({ mover: 1, number: 1 })
    expect(after(p, 'a4b4')).toMatchObject({ mover: 2, number: 1 })
    expect(after(p, 'e4e3')).toMatchObject({ mover: 0, number: 2 })
  })

  test('passes over who is out', () => {
    const p = draw(game, drawing, 0)
    fallen(setting).beat(p, 1)
    expect(after(p, 'c1c2')).toMatchObject({ mover: 2, number: 1 })
  })

  test('is given back as it was when a step is unmade', () => {
    const p = draw(game, drawing, 2)
    after(p, 'e4e3')
    p.unmake()
    expect([p.mover, p.cells[setting.slots.number]]).toEqual([2, 1])
  })
})

describe('who has no step when the turn comes', () => {
  test('in check is mated: out, for points to who has just moved', () => {
    const p = draw(game, 'k . . . k2\n. . . . .\n. R . . .\n. . . R K')
    expect(after(p, 'd1a1')).toEqual({ mover: 2, number: 1, out: [1], points: [7, 0, 0] })
  })

  test('unchecked is stalemated: out, for points to itself', () => {
    const p = draw(game, 'k . . . k2\n. . . . .\n. R . R .\n. . K . .')
    expect(after(p, 'd2d3')).toEqual({ mover: 2, number: 1, out: [1], points: [0, 3, 0] })
  })

  test('is not asked for where one seat alone is left', () => {
    const p = draw(game, '. . . . .\n. . . . .\n. R . . .\n. . K . .')
    expect(after(p, 'b2b3')).toMatchObject({ mover: 0, points: [0, 0, 0] })
  })
})
