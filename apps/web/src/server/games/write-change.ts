import type { OutcomeAnswer } from '@variorum/engine/ask'
import { sql } from 'drizzle-orm'
import { stop } from '../../lib/clock/clock.ts'
import type { ClockState } from '../../lib/clock/clock-state.ts'
import type { Database } from '../db/open.ts'
import { plainRows } from '../db/rows-in.ts'
import type { GameEventRow, GameRow, gameMove, Offers } from '../db/schema/index.ts'
import { faultPoint } from '../fault-point.ts'
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
  /** The move that was played, where it is one. */
  readonly moved?: Pick<typeof gameMove.$inferSelect, 'ply' | 'move' | 'clientId' | 'left' | 'spent'>
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
  const changed: GameRow = {
    ...row,
    ply: moves.length,
    version,
    updatedAt: now,
    ...outcomeColumns(outcome),
    ...clockColumns(row, after.players, clocks),
    offers: outcome ? {} : (change.offers ?? row.offers),
  }
  await writeRows(tx, changed, event, change.moved)
  if (change.moved) await faultPoint('written')
  await noteChange(tx, row, changed, after.players, seat)
  const players = outcome ? await rateGame(tx, changed, after.players, now) : after.players
  if (outcome) {
    const { reason } = outcome
    await noteSignals(tx, changed, players, { kind, seat, reason, running: clocksOf(row).running }, now)
  }
  return { row: changed, moves, times, players, event }
}

/**
 * Writes the row of a game as it has become, what happened in it, and the move that did it, in one statement: asked one by
 * one they cost a process more than to judge the move.
 */
async function writeRows(tx: Database, row: GameRow, event: GameEventRow, moved: Change['moved']): Promise<void> {
  const { id, version, status, reason, winner, scores, ply, clockState, deadline, offers, updatedAt } = row
  const told = {
    id,
    version,
    status,
    reason,
    winner,
    scores,
    ply,
    clockState,
    deadline,
    offers,
    updatedAt,
    event,
    moved,
  }
  const written = await plainRows(
    tx,
    sql`
      with told as (
        select * from jsonb_to_record(${JSON.stringify(told)}::jsonb) as told (
          id text, version integer, status text, reason text, winner smallint, scores real[], ply integer,
          "clockState" jsonb, deadline timestamptz, offers jsonb, "updatedAt" timestamptz, event jsonb, moved jsonb
        )
      ), happened as (
        insert into game_event (game_id, version, kind, seat, client_id, at, data)
        select told.id, told.version, one.kind, one.seat, one."clientId", told."updatedAt", one.data
        from told, jsonb_to_record(told.event) as one (kind text, seat integer, "clientId" text, data jsonb)
      ), moved as (
        insert into game_move (game_id, ply, move, client_id, left_ms, spent_ms, made_at)
        select told.id, one.ply, one.move, one."clientId", one."left", one.spent, told."updatedAt"
        from told, jsonb_to_record(told.moved)
          as one (ply integer, move text, "clientId" text, "left" integer, spent integer)
        where told.moved is not null
      )
      update game set version = told.version, status = told.status, reason = told.reason, winner = told.winner,
        scores = told.scores, ply = told.ply, clock_state = told."clockState", deadline = told.deadline,
        offers = told.offers, updated_at = told."updatedAt"
      from told where game.id = told.id
      returning game.id`,
  )
  if (written.length === 0) throw new Error(`The game ${id} vanished under its own lock.`)
}
