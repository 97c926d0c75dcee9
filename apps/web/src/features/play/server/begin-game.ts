import { describe } from '@variorum/engine/ask'
import type { z } from 'zod'
import type { EngineContext } from '../../../lib/engine-router/context.ts'
import { refusal } from '../../../lib/refusal.ts'
import type { Database } from '../../../server/db/open.ts'
import { game, gameMove } from '../../../server/db/schema/index.ts'
import { rulesVersion } from '../../../server/version.ts'
import { outcomeColumns } from './change-game.ts'
import type { createInput } from './create.ts'
import { newGameId } from './game-id.ts'
import { readBeginning } from './read-beginning.ts'
import type { StoredGame } from './stored-game.ts'

/** Writes a new game down, once the engine agrees that it can begin like that: from a start, a position or a game text. */
export async function beginGame(
  db: Database,
  gameOf: EngineContext['gameOf'],
  owner: string,
  wish: z.infer<typeof createInput>,
  now: Date,
): Promise<StoredGame> {
  const { variant, mode, tags = {} } = wish
  const played = await gameOf(variant)
  if (!played) throw refusal('NOT_FOUND', 'unknownVariant', { variant })
  const { start, moves, outcome, tags: told } = readBeginning(played, wish)
  const bot = mode === 'bot' ? { botLevel: wish.botLevel, botSeat: wish.botSeat } : { botLevel: null, botSeat: null }
  if (bot.botSeat !== null && bot.botSeat >= describe(played).seats.length) {
    throw refusal('BAD_REQUEST', 'badSeat', { seat: bot.botSeat })
  }
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(game)
      .values({
        id: newGameId(),
        variant,
        rules: rulesVersion,
        owner,
        mode,
        ...bot,
        start,
        ply: moves.length,
        ...outcomeColumns(outcome),
        tags: { ...told, ...tags },
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!row) throw new Error('The database returned no row for a new game.')
    if (moves.length > 0) {
      // Nobody will send these again, so their ids only have to differ.
      const rows = moves.map((move, ply) => ({ gameId: row.id, ply, move, clientId: `imported-${ply}`, madeAt: now }))
      await tx.insert(gameMove).values(rows)
    }
    return { row, moves }
  })
}
