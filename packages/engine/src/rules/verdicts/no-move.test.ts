import { expect, test } from 'vitest'
import { draw, menagerie } from '../../../test/tiny.ts'
import { noMove } from './no-move.ts'

const bareFrozenKing = `
  . . k
  . M .
  K . .`
const frozenManBeside = `
  . . k
  . M p
  K . .`

test('a seat without a step has lost, or has drawn, as the variant says', () => {
  const losing = menagerie(3, 3, { ends: [noMove.loses()] })
  expect(losing.outcome(draw(losing, bareFrozenKing, 1))).toEqual({ reason: 'noMove', scores: [1, 0] })
  const drawing = menagerie(3, 3, { ends: [noMove.draws()] })
  expect(drawing.outcome(draw(drawing, bareFrozenKing, 1))).toEqual({ reason: 'stalemate', scores: [0.5, 0.5] })
})

test('one that can still take off a man of its own goes on', () => {
  const game = menagerie(3, 3, { ends: [noMove.loses()] })
  expect(game.outcome(draw(game, frozenManBeside, 1))).toBeUndefined()
})
