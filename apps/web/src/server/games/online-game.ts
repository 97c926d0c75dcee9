import { type SQL, sql } from 'drizzle-orm'
import { refusal } from '../../lib/refusal.ts'
import type { Database } from '../db/open.ts'
import { plainRows, rowIn } from '../db/rows-in.ts'
import { type GameEventRow, type GamePlayerRow, type GameRow, game } from '../db/schema/index.ts'
import { restColumns, restIn } from './rest-of-game.ts'
import type { StoredGame } from './stored-line.ts'

/** What a move cost: null where nobody's clock ran. Milliseconds. */
export interface MoveTime {
  /** What the mover's clock showed after it. */
  readonly left: number | null
  readonly spent: number | null
}

/** A game between people without its moves. */
export interface OnlineTable {
  readonly row: GameRow
  /** By seat. */
  readonly players: readonly GamePlayerRow[]
}

/** A game between people, as it stands. */
export interface OnlineGame extends StoredGame, OnlineTable {
  /** One for each move. */
  readonly times: readonly MoveTime[]
  /** What was just done to it; absent where it was only read. */
  readonly event?: GameEventRow
}

/** Reads a game, all of it as of one moment. */
export function readOnline(db: Database, id: string): Promise<OnlineGame> {
  return asOfOneMoment(db, async (tx) => restOf(tx, await readRow(tx, id)))
}

/** Reads several things while nothing changes between them. */
export function asOfOneMoment<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

async function readRow(tx: Database, id: string): Promise<GameRow> {
  return theRow(tx, id, sql`select * from game where id = ${id} and mode = 'online'`)
}

/** Reads a game to change it: nobody else changes it until the transaction ends. */
export async function lockOnline(tx: Database, id: string): Promise<OnlineGame> {
  return restOf(tx, await lockRow(tx, id))
}

export async function lockRow(tx: Database, id: string): Promise<GameRow> {
  return theRow(tx, id, sql`select * from game where id = ${id} and mode = 'online' for update`)
}

async function theRow(tx: Database, id: string, query: SQL): Promise<GameRow> {
  const [found] = await plainRows(tx, query)
  if (!found) throw refusal('NOT_FOUND', 'gameNotFound', { id })
  return rowIn(game, found)
}

/** Reads what belongs to a game's row. */
export async function restOf(tx: Database, row: GameRow): Promise<OnlineGame> {
  const [found] = await plainRows(tx, sql`select ${restColumns(row.id)}`)
  if (!found) throw new Error('A question without a condition was not answered.')
  return { row, ...restIn(found) }
}

/** The seat somebody has in a game; null for a watcher. */
export function seatOf({ players }: OnlineTable, playerId: string | null): number | null {
  return players.find((player) => player.playerId === playerId)?.seat ?? null
}
