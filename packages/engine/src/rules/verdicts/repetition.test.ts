import { describe, expect, test } from 'vitest'
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

test('where the start is left out it takes a round more to come back to it, and other positions count as ever', () => {
  const left = menagerie(4, 3, { ends: [repetition(3, { start: 'isLeftOut' }).draws()] })
  const p = start()
  for (const id of [...round, ...round, ...round]) {
    expect(left.outcome(p)).toBeUndefined()
    left.make(p, moveCalled(left, p, id))
    if (left.outcome(p)) break
  }
  // After nine steps White has come to a2 for the third time, before the start has stood thrice on anybody’s move.
  expect([left.outcome(p)?.reason, p.height]).toEqual(['repetition', 9])
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

describe('where whoever repeats loses', () => {
  const losing = menagerie(4, 3, { ends: [repetition(3).loses()], restarts: ['pawn'] })
  const drawing = `
    . . . k
    . p . .
    K . . .`
  const dance = ['a1a2', 'b2c2', 'a2a1', 'c2b2']

  test('it is the side that has just moved, even by steps that begin the count of quiet steps again', () => {
    const p = draw(losing, drawing)
    for (const id of [...dance, ...dance]) {
      expect(losing.outcome(p)).toBeUndefined()
      losing.make(p, moveCalled(losing, p, id))
    }
    expect(p.cells[losing.rules.setting.slots.quiet]).toBe(0)
    expect(losing.outcome(p)).toEqual({ reason: 'repetition', scores: [1, 0] })
  })
})
