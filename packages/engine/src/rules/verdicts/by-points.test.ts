import { expect, test } from 'vitest'
import { draw, royal, tiny } from '../../../test/tiny.ts'
import { points } from '../points.ts'
import { byPoints } from './by-points.ts'
import { lastStanding } from './last-standing.ts'
import { quiet } from './quiet.ts'

const seats = [
  { id: 'white', faces: 'n' },
  { id: 'black', faces: 's' },
  { id: 'red', faces: 'e' },
]
const game = tiny(4, 3, { king: royal }, { seats, ends: [byPoints(lastStanding()), byPoints(quiet(4).draws())] })

function at(drawing: string, won: readonly number[]) {
  const p = draw(game, drawing)
  for (const [seat, slot] of points(game.rules.setting).slots.entries()) p.set(slot, won[seat])
  return p
}

test('the end comes when the verdict says so, and everyone gets the points it has won', () => {
  expect(game.outcome(at('k . . k2\n. . . .\n. . K .', [20, 3, 0]))).toBeUndefined()
  expect(game.outcome(at('. . . .\n. . . .\n. . K .', [20, 43, 0]))).toEqual({
    reason: 'lastStanding',
    scores: [20, 43, 0],
  })
})

test('a draw shares nothing out: points stay where they were won', () => {
  const p = at('k . . k2\n. . . .\n. . K .', [1, 2, 5])
  p.set(game.rules.setting.slots.quiet, 4)
  expect(game.outcome(p)).toEqual({ reason: 'quiet', scores: [1, 2, 5] })
})
