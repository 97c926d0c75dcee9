import { afterAll, beforeAll } from 'vitest'
import type { Database, OpenDatabase } from '../src/server/db/open.ts'
import { migratedDatabase } from './visit.ts'

/** The database of a test file, there from before its first test until after its last. */
export function ownDatabase(): () => Database {
  let opened: OpenDatabase | undefined
  // Not before: on PostgreSQL a file's database is made when its tests begin.
  beforeAll(async () => {
    opened = await migratedDatabase()
  })
  afterAll(() => opened?.close())
  return () => {
    if (!opened) throw new Error('The database is opened before the first test.')
    return opened.db
  }
}
