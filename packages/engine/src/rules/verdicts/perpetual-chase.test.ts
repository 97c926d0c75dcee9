import { describe, expect, test } from 'vitest'
import { draw, moveCalled, royal, tiny } from '../../../test/tiny.ts'
import { king, rook } from '../../families/orthodox.ts'
import { rank } from '../regions.ts'
import { perpetualChase } from './perpetual-chase.ts'

const sized = (side: number) =>
  tiny(
    side,
    side,
    {
      rook: { letter: 'R', abilities: [rook], worth: 5 },
      wazir: { letter: 'W', abilities: [king], worth: 1 },
      king: royal,
    },
    { ends: [perpetualChase(3, { chasers: ['wazir'], prey: { kind: 'wazir', in: rank(1, 2) } }).loses()] },
  )
const small = sized(5)
const after = (start: string, ...ids: readonly string[]) => afterIn(small, start, ...ids)
const afterIn = (game: typeof small, start: string, ...ids: readonly string[]) => {
  const p = draw(game, start)
  for (const id of [...ids, ...ids, ...ids.slice(0, 1), ...ids.slice(1), ...ids.slice(0, 1)]) {
    game.make(p, moveCalled(game, p, id))
  }
  return game.outcome(p)
}
const whiteLoses = { reason: 'perpetualChase', scores: [0, 1] }
/** The rook goes to and fro under a man that goes to and fro, at whose place there is a letter. */
const hunt = (prey: string, guard = '.') => `
  k . . . .
  . . . . .
  ${guard} . ${prey} . .
  . . . . .
  . K . R .`
const toAndFro = ['d1c1', 'c3d3', 'c1d1', 'd3c3']

test('who attacked one and the same man with every move of the repetition has lost', () => {
  expect(after(hunt('w'), ...toAndFro)).toEqual(whiteLoses)
})

test('a man that could be taken back may be attacked for ever', () => {
  expect(after(hunt('w', 'r'), ...toAndFro)).toBeUndefined()
})

test('a man in the region may be chased, and a man of a kind with a licence may chase', () => {
  const inside = `
    k . . . .
    . . w . .
    . . . . .
    . . . . .
    K . . R .`
  expect(after(inside, 'd1c1', 'c4d4', 'c1d1', 'd4c4')).toBeUndefined()
  const licensed = `
    k . . . .
    . . . . .
    . . w . .
    . . . . .
    K . W . .`
  expect(after(licensed, 'c1c2', 'c3d4', 'c2c1', 'd4c3')).toBeUndefined()
})

test('one move that attacks nobody is enough to be let off', () => {
  expect(
    after(hunt('w'), 'd1c1', 'c3d3', 'c1e1', 'd3c3', 'e1e2', 'a5a4', 'e2e1', 'a4b4', 'e1d1', 'b4a5'),
  ).toBeUndefined()
})

test('attacking now this man and now that is no chase', () => {
  const two = `
    k . . . .
    . . . . .
    . . w . w
    . . . . .
    K . . R .`
  expect(after(two, 'd1c1', 'a5a4', 'c1e1', 'a4b4', 'e1d1', 'b4a5')).toBeUndefined()
})

test('two of a kind that attack each other offer an exchange', () => {
  expect(after(hunt('r'), ...toAndFro)).toBeUndefined()
})

// The codes of the Asian and of the World federation forbid it whether one man does the chasing or several do together.
describe('two men together', () => {
  const game = sized(6)
  const around = `
    . . . . . k
    . . . . . .
    . . . w . .
    R . . . . .
    . . . . . .
    . . R . . K`

  test('that chase one man by turns have chased it', () => {
    const round = ['a3a4', 'd4d3', 'c1d1', 'd3c3', 'a4a3', 'c3c4', 'd1c1', 'c4d4']
    expect(afterIn(game, around, ...round)).toEqual(whiteLoses)
  })

  test('are let off by one move that attacks nobody', () => {
    const round = ['a3a4', 'd4d3', 'c1d1', 'd3c3', 'a4a3', 'c3c4', 'd1d2', 'c4d4', 'd2d1', 'd4d5', 'd1c1', 'd5d4']
    expect(afterIn(game, around, ...round)).toBeUndefined()
  })
})
