import type { EngineContext } from '../../lib/engine-router/context.ts'
import type { Database } from '../db/open.ts'
import { archiveCursor } from './archive-cursor.ts'
import type { ArchiveFilter } from './archive-query.ts'
import { findRows } from './find-games.ts'
import { type RecordedGame, recordsOf } from './recorded-game.ts'

/** Games read at a time: nobody else waits for long, and nothing is held that has not been asked for. */
const pageSize = 100

/** Every game that a search finds, with its moves, the latest begun first; `most` of them where that is said. */
export async function* exportGames(
  db: Database,
  gameOf: EngineContext['gameOf'],
  asked: ArchiveFilter,
  most = Number.POSITIVE_INFINITY,
): AsyncGenerator<RecordedGame> {
  let left = most
  for (let cursor: string | null | undefined; cursor !== null && left > 0; ) {
    const after = cursor === undefined ? null : archiveCursor.parse(cursor)
    const { rows, next } = await findRows(db, gameOf, asked, after, Math.min(pageSize, left))
    yield* await recordsOf(db, gameOf, rows)
    left -= rows.length
    cursor = next
  }
}
