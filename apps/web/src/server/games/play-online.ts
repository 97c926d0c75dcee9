import { askPlay } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { z } from 'zod'
import { step } from '../../lib/clock/clock.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { refusal } from '../../lib/refusal.ts'
import type { Player } from '../auth/player.ts'
import type { Database } from '../db/open.ts'
import type { GameEventRow, Offers } from '../db/schema/index.ts'
import { faultPoint } from '../fault-point.ts'
import { clocksOf } from './clocks-of.ts'
import { endByTime, isOverdue } from './end-by-time.ts'
import { lockForSender } from './event-of-client.ts'
import { gameId } from './game-id.ts'
import { inTime } from './in-time.ts'
import { type OnlineGame, seatOf } from './online-game.ts'
import { plainText } from './plain-text.ts'
import { snapshotOf } from './snapshot.ts'
import { lineOf } from './stored-line.ts'
import { writeChange } from './write-change.ts'

export const playInput = z.object({
  id: gameId,
  /** How many moves the sender had seen. Another number than the server's is a `conflict`. */
  ply: z.int().min(0),
  move: plainText.min(1).max(64),
  /** Made up by the sender, one per move it means to make: sent again, it is a retry and changes nothing. */
  clientId: plainText.min(8).max(64),
  /**
   * How long the mover had the turn before their eyes, as the page counts it, milliseconds; what the turn took beyond that
   * was on its way, and is forgiven out of a quota. Nothing where the page does not know.
   */
  thought: z.int().min(0).optional(),
})
export type PlayInput = z.infer<typeof playInput>

/**
 * Plays a move in a game between people. In order: a retry changes nothing; a turn that has ended by time is ended; an
 * answer to another position is a conflict; the rules judge; the clock judges; and only then it is written. A refused move
 * leaves the game as it was and is answered with the game as it is. A move that came too late is not played: then the
 * answer is the game that it did not save.
 */
export function playOnline(
  db: Database,
  gameOf: EngineContext['gameOf'],
  player: Pick<Player, 'id'>,
  sent: PlayInput,
  received: Date,
): Promise<OnlineGame> {
  return inTime(db, received, async (tx) => {
    const [game, known, now] = await lockForSender(tx, sent, received)
    await faultPoint('locked')
    const { row } = game
    const seat = seatOf(game, player.id)
    if (seat === null) throw refusal('FORBIDDEN', 'notYours', { id: sent.id })
    const played = await gameOf(row.variant)
    const state = () => snapshotOf(played, game, player.id, now)

    if (known?.seat === seat && isMoveOf(known, played, game, sent)) return game
    if (known) throw refusal('CONFLICT', 'conflict', { ply: row.ply }, state())
    if (row.status === 'over') throw refusal('CONFLICT', 'gameOver', {}, state())
    if (!played) throw refusal('NOT_FOUND', 'unknownVariant', { variant: row.variant })
    if (isOverdue(game, now)) return endByTime(tx, played, game, now)
    const clocks = clocksOf(row)
    if (sent.ply !== row.ply || clocks.running !== seat) {
      throw refusal('CONFLICT', 'conflict', { ply: row.ply }, state())
    }

    // Judged by what the mover may know: a refusal gives its reason.
    const judged = askPlay(played, lineOf(game), sent.move, seat)
    if (!judged.ok) throw refusal('BAD_REQUEST', judged.error.key, judged.error.params, state())
    const { move, position } = judged.value
    const { outcome } = position
    // A step that ends the game ends the turn, whoever would be next.
    const next = outcome ? 1 - seat : position.toMove
    const at = now.getTime()
    const lag = sent.thought === undefined ? 0 : at - clocks.since - sent.thought
    const stepped = step(row.clock, clocks, { at, lag, next })
    if (stepped === null) return endByTime(tx, played, game, now)

    const isCounted = row.clock !== null
    const time = {
      left: isCounted ? (stepped.state.seats[seat]?.left ?? null) : null,
      spent: isCounted ? stepped.spent : null,
    }
    const { id } = move
    const after = { ...game, moves: [...game.moves, id], times: [...game.times, time] }
    const data = { ply: row.ply, move: id, ...time, forgiven: stepped.forgiven }
    const offers = next === seat ? row.offers : offersAfterTurn(row.offers, seat)
    const moved = { ply: row.ply, move: id, clientId: sent.clientId, ...time }
    const { clientId } = sent
    const change = { kind: 'move', seat, clientId, data, clocks: stepped.state, offers, outcome, moved }
    const written = await writeChange(tx, after, change, now)
    await faultPoint('complete')
    return written
  })
}

/** Whether an event is the move that is sent, in whatever spelling. */
function isMoveOf({ kind, seat, data }: GameEventRow, played: Game | undefined, game: OnlineGame, sent: PlayInput) {
  if (kind !== 'move' || data.ply !== sent.ply) return false
  if (data.move === sent.move) return true
  // What was taken back since is not there to be read from.
  if (!played || seat === null || game.moves.length < sent.ply) return false
  const before = lineOf({ row: game.row, moves: game.moves.slice(0, sent.ply) })
  const step = askPlay(played, before, sent.move, seat)
  return step.ok && step.value.move.id === data.move
}

/** Whoever moves on has let the other's offer pass; one's own stands until it is answered. A wish for a takeback is overtaken. */
function offersAfterTurn({ takeback, draw, ...kept }: Offers, seat: number): Offers {
  return draw === seat ? { ...kept, draw } : kept
}
