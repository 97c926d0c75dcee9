import { askMoves, askReplay } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { z } from 'zod'
import { listOf, moveAnswer, replayAnswer } from '../../lib/engine-router/answer-schemas.ts'
import { answered } from '../../lib/engine-router/line.ts'
import { lineOf, type StoredGame } from './stored-line.ts'
import { isVeiled, toMoveIn } from './veiled.ts'

/** A seat's share of a game: all it has seen, and what it may do. Nothing in it depends on what the seat does not see. */
export const seatView = z
  .object({
    seat: z.number(),
    replay: replayAnswer,
    /** None while another is to move. */
    moves: listOf(moveAnswer),
  })
  .readonly()
export type SeatView = z.infer<typeof seatView>

export function seatViewOf(played: Game, stored: StoredGame, seat: number): SeatView {
  const line = lineOf(stored)
  return { seat, replay: answered(askReplay(played, line, seat)), moves: answered(askMoves(played, line, seat)) }
}

/**
 * What the mover sees after the move that answered `ply`; null where everybody sees everything. It is shown for as long
 * as nobody has gone on: a move sent again much later is no way to look again.
 */
export function viewAfter(played: Game | undefined, stored: StoredGame, ply: number): SeatView | null {
  if (!played || !isVeiled(played, stored.row) || stored.row.ply !== ply + 1) return null
  return seatViewOf(played, stored, toMoveIn(played, stored, ply))
}
