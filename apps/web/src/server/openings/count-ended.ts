import { askReplay } from '@variorum/engine/ask'
import { positionKey, stationsOf } from '@variorum/engine/openings'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { locks } from '../db/locks.ts'
import type { Database } from '../db/open.ts'
import { drawn, type GameRow, game, gamePlayer, openingMove } from '../db/schema/index.ts'
import { lineOf, movesOf } from '../games/stored-line.ts'
import { calledOff } from '../records/called-off.ts'

/** Steps of a game that are counted: farther in hardly two games are the same. */
const counted = 24
/** Games that are kept by their ids for each move, and way to end. */
const mostLatest = 4

type Row = typeof openingMove.$inferInsert

/** Written out, because an index over these alone is of use only to who says so before the parameters are known. */
const isDue = sql`${game.mode} = 'online' and ${game.status} = 'over' and not ${game.isExplored}`

/**
 * Counts the openings of games that are over and not counted yet, the oldest first, some at a time; how many it was. Run by
 * any process, as often as it likes: of several at once one does it.
 */
export async function countEnded(db: Database, gameOf: EngineContext['gameOf'], atOnce: number): Promise<number> {
  const oldest = () => db.select().from(game).where(isDue).orderBy(asc(game.updatedAt), asc(game.id))
  // Most of the time there is nothing to do, which one look without a lock tells.
  if ((await oldest().limit(1)).length === 0) return 0
  return db.transaction(async (tx) => {
    if (!(await isFirst(tx))) return 0
    const due = await tx.select().from(game).where(isDue).orderBy(asc(game.updatedAt), asc(game.id)).limit(atOnce)
    if (due.length === 0) return 0
    const rows = new Map<string, Row>()
    for (const row of due) for (const one of await played(tx, gameOf, row)) add(rows, one)
    if (rows.size > 0) {
      const { games, rated, ratings, latest } = openingMove
      await tx
        .insert(openingMove)
        .values([...rows.values()])
        .onConflictDoUpdate({
          target: [openingMove.variant, openingMove.position, openingMove.move, openingMove.winner],
          set: {
            games: sql`${games} + excluded.games`,
            rated: sql`${rated} + excluded.rated`,
            ratings: sql`${ratings} + excluded.ratings`,
            latest: sql`(excluded.latest || ${latest})[1:${sql.raw(String(mostLatest))}]`,
          },
        })
    }
    const ids = due.map(({ id }) => id)
    await tx.update(game).set({ isExplored: true }).where(inArray(game.id, ids))
    return due.length
  })
}

async function isFirst(tx: Database): Promise<boolean> {
  const [row] = await tx
    .select({ isFirst: sql<boolean>`pg_try_advisory_xact_lock(${sql.raw(String(locks.counting))})` })
    .from(sql`(select 1) as one`)
  return row?.isFirst === true
}

/** What was played in a game, by position. Nothing in one that nobody played, or by rules that are no longer ours. */
async function played(tx: Database, gameOf: EngineContext['gameOf'], row: GameRow): Promise<readonly Row[]> {
  if (calledOff.some((reason) => reason === row.reason)) return []
  const rules = await gameOf(row.variant)
  if (!rules) return []
  const moves = (await movesOf(tx, row.id)).slice(0, counted)
  const replay = askReplay(rules, lineOf({ row, moves }))
  if (!replay.ok) return []
  const { start, steps } = replay.value
  const before = [start, ...steps.map(({ position }) => position)]
  const keys = moves.map((_, step) => positionKey(before[step]?.fen ?? ''))
  const seats = await tx.select().from(gamePlayer).where(eq(gamePlayer.gameId, row.id))
  return stationsOf({ keys, moves }).map(({ key, move, step }) => {
    const rating = seats.find(({ seat }) => seat === before[step]?.toMove)?.rating ?? null
    return {
      variant: row.variant,
      position: key,
      move,
      winner: row.winner ?? drawn,
      games: 1,
      rated: rating === null ? 0 : 1,
      ratings: rating ?? 0,
      latest: [row.id],
    }
  })
}

/** One statement may not come to one row twice. */
function add(rows: Map<string, Row>, one: Row): void {
  const key = JSON.stringify([one.variant, one.position, one.move, one.winner])
  const known = rows.get(key)
  if (!known) return void rows.set(key, one)
  rows.set(key, {
    ...known,
    games: known.games + one.games,
    rated: known.rated + one.rated,
    ratings: known.ratings + one.ratings,
    latest: [...one.latest, ...known.latest].slice(0, mostLatest),
  })
}
