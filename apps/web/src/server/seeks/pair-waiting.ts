import { randomInt } from 'node:crypto'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { locks } from '../db/locks.ts'
import type { Database } from '../db/open.ts'
import { type SeekRow, seek } from '../db/schema/index.ts'
import { avoidedBy } from '../people/blocks.ts'
import { type Begun, beginOf } from './begin-of.ts'
import { holdPlayers } from './hold-players.ts'
import type { Waiting } from './meeting.ts'
import { isOpenAt } from './open-seeks.ts'
import { pairsOf } from './pairs.ts'
import { ratingsFor, type StandingAt } from './ratings-for.ts'

/** Most wishes that are looked at together; the others are younger and have their turn. */
const mostAtOnce = 120

/**
 * Puts those together who wait in the pool, and with whom in the lobby they suit. Run by any process, as often as it
 * likes: of several at once one does it, and the others leave it to that one.
 */
export async function pairWaiting(db: Database, gameOf: EngineContext['gameOf'], now: Date): Promise<readonly Begun[]> {
  // Most of the time nobody waits, which one look without a lock tells.
  const [waiting] = await db
    .select({ pooled: count() })
    .from(seek)
    .where(and(isOpenAt(now), eq(seek.kind, 'pool')))
  if (!waiting || waiting.pooled === 0) return []
  return db.transaction(async (tx) => {
    if (!(await isFirst(tx))) return []
    const isPaired = and(isOpenAt(now), inArray(seek.kind, ['pool', 'lobby']))
    const eldest = await tx.select().from(seek).where(isPaired).orderBy(asc(seek.createdAt)).limit(mostAtOnce)
    const owners = [...new Set(eldest.map(({ playerId }) => playerId))]
    await holdPlayers(tx, owners)
    const held = await tx
      .select()
      .from(seek)
      .where(and(isPaired, inArray(seek.playerId, owners)))
      .orderBy(asc(seek.id))
      .for('update')
    const oldest = [...held].sort((a, b) => Number(a.createdAt) - Number(b.createdAt)).slice(0, mostAtOnce)
    const standingOf = await ratingsFor(tx, oldest.map(ownerOf))
    const avoided = await avoidedBy(
      tx,
      oldest.map(({ playerId }) => playerId),
    )
    const wishes = oldest.flatMap((row) => {
      const avoids = avoided.get(row.playerId) ?? new Set<string>()
      return row.start === null ? [waitingOf(row, { standingAt: standingOf(ownerOf(row)), avoids, now })] : []
    })
    const rowOf = new Map(held.map((row) => [row.id, row]))
    const begun: Begun[] = []
    for (const { one, other, variant, clock } of pairsOf(wishes, (choices) => randomInt(choices))) {
      const [first, second] = [rowOf.get(one.id), rowOf.get(other.id)]
      if (!first || !second) throw new Error('Pairing named a wish it was not given.')
      const by = ownerOf(second)
      begun.push(await beginOf(tx, gameOf, { variant, clock, by, seeks: [first, second] }, held, now))
    }
    return begun
  })
}

async function isFirst(tx: Database): Promise<boolean> {
  const [row] = await tx
    .select({ isFirst: sql<boolean>`pg_try_advisory_xact_lock(${sql.raw(String(locks.pairing))})` })
    .from(sql`(select 1) as one`)
  return row?.isFirst === true
}

const ownerOf = ({ playerId, name }: SeekRow) => ({ id: playerId, name })

interface Known {
  readonly standingAt: StandingAt
  readonly avoids: ReadonlySet<string>
  readonly now: Date
}

function waitingOf(row: SeekRow, { standingAt, avoids, now }: Known): Waiting {
  return {
    ...row,
    kind: row.kind === 'pool' ? 'pool' : 'lobby',
    waitedMs: now.getTime() - row.createdAt.getTime(),
    avoids,
    ratingAt: (variant, clock) => standingAt(variant, clock)?.rating ?? null,
  }
}
