import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { SanctionKind } from '../../lib/people/sanction-kind.ts'
import type { Database } from '../db/open.ts'
import { type SanctionRow, sanction } from '../db/schema/index.ts'

/** What holds a player now, of these kinds, the latest first. */
export function sanctionsOn(
  db: Database,
  playerId: string,
  kinds: readonly SanctionKind[],
  now: Date,
): Promise<SanctionRow[]> {
  return db
    .select()
    .from(sanction)
    .where(
      and(
        eq(sanction.playerId, playerId),
        inArray(sanction.kind, [...kinds]),
        isNull(sanction.liftedAt),
        or(isNull(sanction.until), gt(sanction.until, now)),
      ),
    )
    .orderBy(desc(sanction.createdAt), sanction.id)
}

/**
 * The mute that lasts longest of those on a player; null where they may write. Its `until` is null for good.
 */
export async function muteOf(db: Database, playerId: string, now: Date): Promise<SanctionRow | null> {
  const mutes = await sanctionsOn(db, playerId, ['mute'], now)
  return mutes.reduce<SanctionRow | null>((longest, one) => (longest && !outlasts(one, longest) ? longest : one), null)
}

/** Whether one sanction lasts longer than another. */
export const outlasts = (one: Pick<SanctionRow, 'until'>, other: Pick<SanctionRow, 'until'>): boolean =>
  other.until !== null && (one.until === null || one.until > other.until)
