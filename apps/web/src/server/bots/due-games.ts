import { and, asc, eq, exists, inArray, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type BotGameRow, botGame, game } from '../db/schema/index.ts'

/** How long a process has for what a bot does next. Should it die, another takes over when that is past. */
const heldMs = 12_000

/**
 * Takes games in hand in which a bot is to move or is asked something, those first that wait longest. Of several processes
 * one gets each of them.
 */
export async function takeDueGames(
  db: Database,
  now: Date,
  most: number,
  except: readonly string[],
): Promise<readonly BotGameRow[]> {
  // Most of the time no bot plays, which one look without a lock tells.
  const [any] = await db.select({ id: botGame.gameId }).from(botGame).limit(1)
  if (!any) return []
  const asked = or(
    sql`(${game.clockState}->>'running')::int = ${botGame.seat}`,
    sql`(${game.offers}->>'draw')::int <> ${botGame.seat}`,
    sql`(${game.offers}->'takeback'->>'seat')::int <> ${botGame.seat}`,
  )
  const isDue = and(lte(botGame.heldUntil, now), notInArray(botGame.gameId, [...except]))
  const wanted = exists(
    db
      .select({ one: sql`1` })
      .from(game)
      .where(and(eq(game.id, botGame.gameId), eq(game.status, 'playing'), asked)),
  )
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: botGame.gameId })
      .from(botGame)
      .where(and(isDue, wanted))
      .orderBy(asc(botGame.heldUntil), botGame.gameId)
      .limit(most)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return tx
      .update(botGame)
      .set({ heldUntil: new Date(now.getTime() + heldMs) })
      .where(inArray(botGame.gameId, ids))
      .returning()
  })
}

/** What a bot keeps in mind of a game, which is then free for its next turn. */
export async function letGo(
  db: Database,
  gameId: string,
  mind: Partial<Pick<BotGameRow, 'score' | 'hopeless'>>,
  now: Date,
): Promise<void> {
  await db
    .update(botGame)
    .set({ ...mind, heldUntil: now })
    .where(eq(botGame.gameId, gameId))
}

/** Forgets games that are over. */
export async function forgetOverGames(db: Database): Promise<void> {
  const isOver = exists(
    db
      .select({ one: sql`1` })
      .from(game)
      .where(and(eq(game.id, botGame.gameId), ne(game.status, 'playing'))),
  )
  await db.delete(botGame).where(isOver)
}
