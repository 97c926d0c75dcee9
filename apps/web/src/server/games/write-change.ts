import type { OutcomeAnswer } from '@variorum/engine/ask'
import { eq } from 'drizzle-orm'
import { stop } from '../../lib/clock/clock.ts'
import type { ClockState } from '../../lib/clock/clock-state.ts'
import type { Database } from '../db/open.ts'
import { type GameEventRow, game, gameEvent, type Offers } from '../db/schema/index.ts'
import { noteChange } from '../notices/note-game.ts'
import { noteSignals } from '../people/note-signals.ts'
import { rateGame } from '../ratings/rate-game.ts'
import { clockColumns, clocksOf } from './clocks-of.ts'
import type { OnlineGame } from './online-game.ts'
import { outcomeColumns } from './outcome-columns.ts'

export interface Change {
  readonly kind: string
  /** Seat whose doing it is; null is time itself. */
  readonly seat: number | null
  readonly clientId: string | null
  readonly data?: Readonly<Record<string, unknown>>
  readonly clocks: ClockState
  readonly offers?: Offers
  readonly outcome?: OutcomeAnswer | null
}

/**
 * Writes down that something happened: the event under the next version, where the game stands after it, who is to be told
 * of it elsewhere, and, if it ended a rated game, what it made of the ratings. `after` is the game with its moves as they are now.
 */
export async function writeChange(tx: Database, after: OnlineGame, change: Change, now: Date): Promise<OnlineGame> {
  const { row, moves, times } = after
  const { kind, seat, clientId, data = {}, outcome = null } = change
  const version = row.version + 1
  const clocks = outcome ? stop(row.clock, change.clocks, now.getTime()) : change.clocks
  const event: GameEventRow = { gameId: row.id, version, kind, seat, clientId, at: now, data }
  const wrote = tx.insert(gameEvent).values(event)
  const update = tx
    .update(game)
    .set({
      ply: moves.length,
      version,
      updatedAt: now,
      ...outcomeColumns(outcome),
      ...clockColumns(row, after.players, clocks),
      offers: outcome ? {} : (change.offers ?? row.offers),
    })
    .where(eq(game.id, row.id))
    .returning()
  const [[changed]] = await Promise.all([update, wrote])
  if (!changed) throw new Error(`The game ${row.id} vanished under its own lock.`)
  await noteChange(tx, row, changed, after.players, seat)
  const players = outcome ? await rateGame(tx, changed, after.players, now) : after.players
  if (outcome) {
    const { reason } = outcome
    await noteSignals(tx, changed, players, { kind, seat, reason, running: clocksOf(row).running }, now)
  }
  return { row: changed, moves, times, players, event }
}
