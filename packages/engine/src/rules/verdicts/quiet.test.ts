import { expect, test } from 'vitest'
import { draw, menagerie, moveCalled } from '../../../test/tiny.ts'
import { quiet } from './quiet.ts'

const game = menagerie(4, 3, { ends: [quiet(4).draws()] })
const start = () =>
  draw(
    game,
    `
    . . . k
    . . . .
    K n . P`,
  )
const playing = (...ids: readonly string[]) => {
  const p = start()
  for (const id of ids) game.make(p, moveCalled(game, p, id))
  return p
}

test('so many quiet steps draw, pawn steps among them, and one less does not', () => {
  expect(game.outcome(playing('d1d2', 'd3c3', 'd2d1'))).toBeUndefined()
  expect(game.outcome(playing('d1d2', 'd3c3', 'd2d1', 'c3d3'))).toEqual({ reason: 'quiet', scores: [0.5, 0.5] })
})

test('a capture begins the count again', () => {
  const p = playing('d1d2', 'd3c3', 'a1b1')
  expect(p.cells[game.rules.setting.slots.quiet]).toBe(0)
  expect(game.outcome(playing('d1d2', 'd3c3', 'a1b1', 'c3b3', 'b1a1', 'b3a3'))).toBeUndefined()
})
