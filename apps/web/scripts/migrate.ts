import { env } from '../src/env.ts'
import { openDatabase } from '../src/server/db/open.ts'

/**
 * Brings the database up to date and leaves, before the server starts: creating the built-in database takes a lot of
 * memory that a serving process would never give back.
 */
try {
  const opened = await openDatabase(env())
  await opened.migrate()
  await opened.close()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
