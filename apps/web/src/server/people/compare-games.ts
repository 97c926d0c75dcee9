import { availableParallelism, loadavg } from 'node:os'
import { gameOf } from '@variorum/engine/catalogue'
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { game, gameEvent, gameSignal } from '../db/schema/index.ts'
import { movesOf } from '../games/stored-line.ts'
import { isSearching, think } from '../search/search.ts'
import { type BestMove, compareGame } from './compare-game.ts'

/** How much the engine may look at for one move: an average club player's equal, and a fraction of a second. */
const limits = { nodes: 40_000, ms: 400 } as const

/** Only games over for a while, so that nobody at the board can ask what the engine thinks; and not for ever. */
const restMs = 10 * 60_000
const staleMs = 14 * 24 * 3_600_000

/** Shortest game that is looked at, in moves of both. */
const fewest = 20

/** Share of the machine above which it has better things to do. */
const busyFrom = 0.5

export const isBusy = (): boolean => isSearching() || (loadavg()[0] ?? 0) / availableParallelism() > busyFrom

/**
 * Compares one rated game with the engine, if there is one that is not compared yet and the machine has time. A game is
 * taken by marking it compared with nothing, so of several servers one takes it, and one that cannot be judged is left.
 */
export async function compareOneGame(db: Database, best: BestMove, now: Date): Promise<string | null> {
  const id = await takeGame(db, now)
  if (id === null) return null
  const [row] = await db.select().from(game).where(eq(game.id, id))
  const played = row && gameOf(row.variant)
  // What is hidden from a player cannot be held against them.
  if (!row || !played?.isOpen || row.ply < fewest) return id
  const moves = await movesOf(db, id)
  const line = { variant: row.variant, start: row.start ?? undefined, moves }
  const results = await compareGame(line, await seatsOf(db, id, moves.length), best)
  for (const [seat, { compared, agreed }] of results) {
    await db
      .update(gameSignal)
      .set({ compared, agreed })
      .where(and(eq(gameSignal.gameId, id), eq(gameSignal.seat, seat)))
  }
  return id
}

async function takeGame(db: Database, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    const before = new Date(now.getTime() - restMs)
    const after = new Date(now.getTime() - staleMs)
    const [due] = await tx
      .select({ id: game.id })
      .from(gameSignal)
      .innerJoin(game, eq(game.id, gameSignal.gameId))
      .where(
        and(isNull(gameSignal.compared), lt(gameSignal.at, before), gt(gameSignal.at, after), eq(game.rated, true)),
      )
      .orderBy(asc(gameSignal.at), game.id)
      .limit(1)
      .for('update', { of: gameSignal, skipLocked: true })
    if (!due) return null
    const taken = await tx
      .update(gameSignal)
      .set({ compared: 0, agreed: 0 })
      .where(and(eq(gameSignal.gameId, due.id), isNull(gameSignal.compared)))
      .returning({ seat: gameSignal.seat })
    return taken.length > 0 ? due.id : null
  })
}

/** Who made each move that stands. */
async function seatsOf(db: Database, id: string, plies: number): Promise<readonly number[]> {
  const rows = await db
    .select({ seat: gameEvent.seat, data: gameEvent.data })
    .from(gameEvent)
    .where(and(eq(gameEvent.gameId, id), eq(gameEvent.kind, 'move')))
    .orderBy(asc(gameEvent.version))
  const seats: number[] = []
  // Of a ply that was played again after a takeback the last counts.
  for (const { seat, data } of rows) seats[Number(data.ply)] = seat ?? 0
  return seats.slice(0, plies)
}

/** The engine on the server's own threads, as one more caller who waits for a turn. */
export const engineMove: BestMove = async (line) => {
  const asker = { caller: 'fair-play', address: 'fair-play' }
  let move: string | null = null
  for await (const thought of think(line, { limits, seed: 0 }, asker, AbortSignal.timeout(5_000))) move = thought.best
  return move
}
