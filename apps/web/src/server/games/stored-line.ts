import type { Line } from '@variorum/engine/ask'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type GameRow, gameMove } from '../db/schema/index.ts'

export interface StoredGame {
  readonly row: GameRow
  readonly moves: readonly string[]
}

export function lineOf({ row, moves }: StoredGame): Line {
  return { variant: row.variant, start: row.start ?? undefined, moves }
}

export async function movesOf(db: Database, id: string): Promise<readonly string[]> {
  const rows = await db
    .select({ move: gameMove.move })
    .from(gameMove)
    .where(eq(gameMove.gameId, id))
    .orderBy(asc(gameMove.ply))
  return rows.map(({ move }) => move)
}
