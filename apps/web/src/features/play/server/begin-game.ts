import { askPosition, describe } from '@variorum/engine/ask'
import type { z } from 'zod'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import { refusal } from '../../../lib/refusal.ts'
import type { Database } from '../../../server/db/open.ts'
import { game, type GameRow } from '../../../server/db/schema/index.ts'
import { rulesVersion } from '../../../server/version.ts'
import { outcomeColumns } from './change-game.ts'
import type { createInput } from './create.ts'
import { newGameId } from './game-id.ts'

/** Writes a new game down, once the engine agrees that it can begin like that. */
export async function beginGame(
  db: Database,
  gameOf: EngineContext['gameOf'],
  owner: string,
  wish: z.infer<typeof createInput>,
  now: Date,
): Promise<GameRow> {
  const { variant, start, mode, tags = {} } = wish
  const played = await gameOf(variant)
  if (!played) throw refusal('NOT_FOUND', 'unknownVariant', { variant })
  const position = askPosition(played, { variant, start, moves: [] })
  if (!position.ok) throw refusal('BAD_REQUEST', position.error.key, position.error.params)
  const bot = mode === 'bot' ? { botLevel: wish.botLevel, botSeat: wish.botSeat } : { botLevel: null, botSeat: null }
  if (bot.botSeat !== null && bot.botSeat >= describe(played).seats.length) {
    throw refusal('BAD_REQUEST', 'badSeat', { seat: bot.botSeat })
  }
  const [row] = await db
    .insert(game)
    .values({
      id: newGameId(),
      variant,
      rules: rulesVersion,
      owner,
      mode,
      ...bot,
      // As the engine writes it, with the fields the sender may have left out.
      start: start === undefined ? null : position.value.fen,
      ...outcomeColumns(position.value.outcome),
      tags,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The database returned no row for a new game.')
  return row
}
