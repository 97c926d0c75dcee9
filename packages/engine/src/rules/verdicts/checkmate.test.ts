import { expect, test } from 'vitest'
import { draw, menagerie } from '../../../test/tiny.ts'
import { checkmate } from './checkmate.ts'

const game = menagerie(3, 3, { ends: [checkmate()] })

test('a seat in check without a step has lost', () => {
  // Frozen by M, beside the chameleon.
  const p = draw(
    game,
    `
    . . k
    . M B
    K . .`,
    1,
  )
  expect(game.outcome(p)).toEqual({ reason: 'checkmate', scores: [1, 0] })
})

test('in check with a step left, or out of check without one, it has not been mated', () => {
  const withStep = draw(
    game,
    `
    . . k
    . . B
    K . .`,
    1,
  )
  expect([game.isInCheck(withStep, 1), game.outcome(withStep)]).toEqual([true, undefined])
  const outOfCheck = draw(
    game,
    `
    . . k
    . M .
    K . .`,
    1,
  )
  expect([game.isInCheck(outOfCheck, 1), game.outcome(outOfCheck)]).toEqual([false, undefined])
})
