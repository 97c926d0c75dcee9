import { expect, test } from 'vitest'
import { draw, moveCalled, royal, tiny } from '../../../test/tiny.ts'
import { rook } from '../../families/orthodox.ts'
import { perpetualCheck } from './perpetual-check.ts'

const game = tiny(
  5,
  3,
  { rook: { letter: 'R', abilities: [rook], worth: 5 }, king: royal },
  { ends: [perpetualCheck(3).loses()] },
)
const start = `
  . . . . k
  . . . . .
  K R . . .`
const after = (...ids: readonly string[]) => {
  const p = draw(game, start)
  for (const id of ids) game.make(p, moveCalled(game, p, id))
  return game.outcome(p)
}
/** The king steps aside and back; the rook follows it, or does not. */
const chased = ['b1e1', 'e3d3', 'e1d1', 'd3e3', 'd1e1', 'e3d3', 'e1d1', 'd3e3', 'd1e1']
const strolling = ['b1c1', 'e3e2', 'c1b1', 'e2e3', 'b1c1', 'e3e2', 'c1b1', 'e2e3']

test('who gave check with every move of the repetition has lost', () => {
  expect(after(...chased)).toEqual({ reason: 'perpetualCheck', scores: [0, 1] })
  expect(after(...chased.slice(0, -1))).toBeUndefined()
})

test('a repetition without checks is left to other verdicts', () => {
  expect(after(...strolling)).toBeUndefined()
})

test('one quiet move among the checks is enough to be let off', () => {
  const pause = ['b1e1', 'e3d3', 'e1c1', 'd3e3', 'c1e1', 'e3d3', 'e1c1', 'd3e3', 'c1e1']
  expect(after(...pause)).toBeUndefined()
})

test('what led to the position before it first stood does not count', () => {
  const late = ['b1c1', 'e3e2', 'c1d1', 'e2e3']
  const followed = ['d1e1', 'e3d3', 'e1d1', 'd3e3', 'd1e1', 'e3d3', 'e1d1', 'd3e3', 'd1e1']
  expect(after(...late, ...followed)).toEqual({ reason: 'perpetualCheck', scores: [0, 1] })
})

test('looking back leaves everything as it was', () => {
  const p = draw(game, start)
  for (const id of chased) game.make(p, moveCalled(game, p, id))
  const before = [p.height, p.hashLow, p.hashHigh, ...p.cells, ...p.at, ...p.count]
  game.outcome(p)
  expect([p.height, p.hashLow, p.hashHigh, ...p.cells, ...p.at, ...p.count]).toEqual(before)
})

test('a repetition by checks alone is foreseen as a loss from the first return on', () => {
  const p = draw(game, start)
  for (const id of chased.slice(0, 5)) game.make(p, moveCalled(game, p, id))
  expect(game.ifRepeated(p)).toEqual({ reason: 'perpetualCheck', scores: [0, 1] })
})
