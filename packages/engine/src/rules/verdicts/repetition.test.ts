import { expect, test } from 'vitest'
import { draw, menagerie, moveCalled } from '../../../test/tiny.ts'
import { repetition } from './repetition.ts'

const game = menagerie(4, 3, { ends: [repetition(3).draws()] })
const start = () =>
  draw(
    game,
    `
    . . . k
    . . p .
    K . . .`,
  )
const outcomeAfter = (...ids: readonly string[]) => {
  const p = start()
  for (const id of ids) game.make(p, moveCalled(game, p, id))
  return game.outcome(p)?.reason
}
const round = ['a1a2', 'd3c3', 'a2a1', 'c3d3']

test('the start counts as a time: two rounds back to it draw, one does not', () => {
  expect(outcomeAfter(...round, ...round)).toBe('repetition')
  expect(outcomeAfter(...round)).toBeUndefined()
})

test('any later position may be the one that stands again', () => {
  expect(outcomeAfter('a1b1', ...['d3c3', 'b1a1', 'c3d3', 'a1b1'], ...['d3c3', 'b1a1', 'c3d3', 'a1b1'])).toBe(
    'repetition',
  )
})

test('the same men with another seat to move are another position', () => {
  // By way of b1 White loses a step, so that Black is to move where White was.
  expect(outcomeAfter(...round, 'a1a2', 'd3c3', 'a2b1', 'c3d3', 'b1a1')).toBeUndefined()
})

test('taking a step back takes back its standing', () => {
  const p = start()
  for (const id of [...round, ...round]) game.make(p, moveCalled(game, p, id))
  p.unmake()
  expect(game.outcome(p)).toBeUndefined()
})
