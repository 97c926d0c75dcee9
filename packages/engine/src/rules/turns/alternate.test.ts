import { expect, test } from 'vitest'
import { draw, royal, tiny } from '../../../test/tiny.ts'
import { alternate } from './alternate.ts'

const seats = ['north', 'east', 'south'].map((id) => ({ id, faces: 'n' }))
const game = tiny(3, 3, { king: royal }, { seats, turns: alternate() })

test('seats follow one another, however many they are; the full move ends with the last', () => {
  const p = draw(
    game,
    `
    K . k
    . . .
    . k2 .`,
  )
  const { number } = game.rules.setting.slots
  const seen = [[p.mover, p.cells[number]]]
  for (let step = 0; step < 4; step++) {
    game.rules.turn(p, 0)
    seen.push([p.mover, p.cells[number]])
  }
  expect(seen).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
  ])
})

test('a turn has as many steps as the variant says', () => {
  const three = tiny(3, 3, { king: royal }, { steps: ['man', 'man', 'man'], turns: alternate() })
  const p = draw(
    three,
    `
    K . k
    . . .
    . . .`,
  )
  const seen: number[][] = []
  for (let step = 0; step < 5; step++) {
    seen.push([p.mover, p.cells[three.rules.setting.slots.stage]])
    three.rules.turn(p, 0)
  }
  expect(seen).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
  ])
})
