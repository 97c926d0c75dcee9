import { randomBytes } from 'node:crypto'
import { and, gt, ne, sql, sum } from 'drizzle-orm'
import { isAmong } from '../db/is-among.ts'
import type { Database } from '../db/open.ts'
import { audience } from '../db/schema/index.ts'

/** Who follows which games through streams of this process. */
export class Audience {
  /** By this other processes know what this one wrote. */
  readonly process = randomBytes(6).toString('hex')
  /** By game, for each stream whose it is; null is somebody who is not known. */
  private readonly streams = new Map<string, Map<symbol, string | null>>()

  enter(playerId: string | null, games: readonly string[]): () => void {
    const stream = Symbol()
    for (const id of games) {
      const streams = this.streams.get(id) ?? new Map<symbol, string | null>()
      this.streams.set(id, streams.set(stream, playerId))
    }
    return () => {
      for (const id of games) {
        const streams = this.streams.get(id)
        streams?.delete(stream)
        if (streams?.size === 0) this.streams.delete(id)
      }
    }
  }

  /** How many watch a game here who do not play it: somebody at two windows is one, and so is each stream of nobody known. */
  watchersOf(id: string, players: readonly string[]): number {
    const all = [...(this.streams.get(id)?.values() ?? [])]
    const known = new Set(all.filter((player) => player !== null && !players.includes(player)))
    return known.size + all.filter((player) => player === null).length
  }
}

/** A process that has said nothing for so long has nobody any more: two looks and a little. */
const freshMs = 13_000

/**
 * Writes down how many watch games at this process, by game, and answers how many do at all processes together. Without
 * any here nothing is written: what there was is stale in a moment.
 */
export async function countWatchers(
  db: Database,
  process: string,
  here: ReadonlyMap<string, number>,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (here.size === 0) return here
  const staleAt = new Date(now.getTime() - freshMs)
  await write(db, process, here, now, staleAt)
  const elsewhere = await db
    .select({ id: audience.gameId, watchers: sum(audience.watchers) })
    .from(audience)
    .where(and(isAmong(audience.gameId, [...here.keys()]), ne(audience.process, process), gt(audience.at, staleAt)))
    .groupBy(audience.gameId)
  const others = new Map(elsewhere.map(({ id, watchers }) => [id, Number(watchers)]))
  return new Map([...here].map(([id, watchers]) => [id, watchers + (others.get(id) ?? 0)]))
}

async function write(
  db: Database,
  process: string,
  here: ReadonlyMap<string, number>,
  now: Date,
  staleAt: Date,
): Promise<void> {
  const rows = [...here].flatMap(([game, watchers]) => (watchers > 0 ? [{ game, watchers }] : []))
  await db.execute(sql`
    with here as (select * from json_to_recordset(${JSON.stringify(rows)}::json) as here (game text, watchers integer)),
    gone as (
      delete from audience
      where process = ${process} and game_id not in (select game from here)
        or process <> ${process} and at < ${staleAt.toISOString()}::timestamptz
    )
    insert into audience (process, game_id, watchers, at)
    select ${process}, game, watchers, ${now.toISOString()}::timestamptz from here
    on conflict (game_id, process) do update set watchers = excluded.watchers, at = excluded.at
  `)
}
