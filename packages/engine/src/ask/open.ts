import type { Game } from '../game/game.ts'
import { readMoveAmong } from '../notation/move-text.ts'
import { parsePosition, startPosition } from '../notation/position-text.ts'
import type { Fault } from '../notation/read.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { AskError, Asked, Line } from './answers.ts'

export const answer = <T>(value: T): Asked<T> => ({ ok: true, value })
export const refuse = (
  key: string,
  params: AskError['params'] = {},
): { readonly ok: false; readonly error: AskError } => ({
  ok: false,
  error: { key, params },
})

/** The position a line starts from. */
export function openStart(game: Game, line: Line): Asked<Position> {
  if (line.start === undefined) return answer(startPosition(game))
  const read = parsePosition(game, line.start)
  return read.ok ? read : refuse('badPosition', { reason: read.fault.reason, ...read.fault.params })
}

/** The position a line has come to, with its history, so that repetition is seen. */
export function openLine(game: Game, line: Line): Asked<Position> {
  const start = openStart(game, line)
  if (!start.ok) return start
  const p = start.value
  // One list for all of them: a long line would make hundreds, and lines are replayed for every question.
  const legal = createMoves()
  for (const [ply, text] of line.moves.entries()) {
    const move = readMoveAmong(game, p, text, legal, game.legal(p, legal))
    if (!move.ok) return refuseMove(move.fault, { ply: `${ply + 1}` })
    game.make(p, move.value)
  }
  return answer(p)
}

export function refuseMove(
  fault: Fault,
  more: AskError['params'] = {},
): { readonly ok: false; readonly error: AskError } {
  return refuse(
    fault.reason === 'ambiguousMove' ? 'ambiguousMove' : fault.reason === 'badMove' ? 'badMove' : 'illegalMove',
    {
      ...fault.params,
      ...more,
    },
  )
}
