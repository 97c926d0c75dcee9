import { describe, readingTold } from '@variorum/engine/ask'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { hasTable } from '../../../lib/board/has-table.ts'
import { botPlace } from '../../../lib/bots/bot-place.ts'
import { beginClock } from '../../../lib/clock/clock.ts'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import { refusal } from '../../../lib/refusal.ts'
import type { Database } from '../../../server/db/open.ts'
import { game, gameMove } from '../../../server/db/schema/index.ts'
import { newGameId } from '../../../server/games/game-id.ts'
import { outcomeColumns } from '../../../server/games/outcome-columns.ts'
import type { StoredGame } from '../../../server/games/stored-line.ts'
import { rulesVersion } from '../../../server/version.ts'
import type { createInput } from './create.ts'
import { keptTags } from './kept-tags.ts'
import { readBeginning } from './read-beginning.ts'

/** Writes a new game down, once the engine agrees that it can begin like that: from a start, a position or a game text. */
export async function beginGame(
  db: Database,
  gameOf: EngineContext['gameOf'],
  owner: string,
  wish: z.infer<typeof createInput>,
  now: Date,
): Promise<StoredGame> {
  const { mode, tags = {} } = wish
  const asked = await gameOf(wish.variant)
  if (!asked) throw refusal('NOT_FOUND', 'unknownVariant', { variant: wish.variant })
  // A game text says by whose rules its moves were made; where it does, that is how they are read.
  const variant = (wish.text === undefined ? undefined : readingTold(asked, wish.text)) ?? wish.variant
  const played = (await gameOf(variant)) ?? asked
  const described = describe(played)
  if (!hasTable(described)) throw refusal('BAD_REQUEST', 'noTable', { variant })
  if (mode === 'bot' && botPlace(described) !== 'device') throw refusal('BAD_REQUEST', 'noBots', { variant })
  const { start, moves, outcome, toMove, tags: told } = readBeginning(played, { ...wish, variant })
  const against =
    mode === 'bot' ? { botLevel: wish.botLevel, personSeat: wish.seat } : { botLevel: null, personSeat: null }
  if (against.personSeat !== null && against.personSeat >= described.seats.length) {
    throw refusal('BAD_REQUEST', 'badSeat', { seat: against.personSeat })
  }
  const clock = (mode === 'device' && wish.clock) || null
  const began = clock && beginClock(clock, described.seats.length, toMove, 0)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(game)
      .values({
        id: newGameId(),
        variant,
        rules: rulesVersion,
        owner,
        mode,
        ...against,
        // What was played elsewhere says nothing of who plays on here.
        botStory: mode === 'bot' && moves.length > 0 ? { isCounted: true } : {},
        start,
        clock,
        clockState: began && outcome ? { ...began, running: null } : began,
        ply: moves.length,
        ...outcomeColumns(outcome),
        tags: keptTags({ ...told, ...tags }),
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('The database returned no row for a new game.')
    if (moves.length > 0) {
      await writeMoves(tx, row.id, moves, now)
    }
    return { row, moves }
  })
}

/**
 * Writes moves that were made elsewhere: as one list in one parameter, which is half the work of a thousand rows of five
 * parameters each, and everybody else waits meanwhile.
 *
 * Nobody will send these again. Their ids are shorter than any that can be sent, so none is ever taken for a retry.
 */
async function writeMoves(tx: Database, gameId: string, moves: readonly string[], now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${gameMove} (game_id, ply, move, client_id, made_at)
    select ${gameId}, (each.ply - 1)::int, each.move, '#' || (each.ply - 1), ${now.toISOString()}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(moves)}::jsonb) with ordinality as each (move, ply)
  `)
}
