import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../src/env.ts'
import { type OpenDatabase, openDatabase } from '../src/server/db/open.ts'

/** Does what a command is for in the database that is there, and says in a sentence why when that cannot be done. */
export async function inExisting(act: (opened: OpenDatabase) => Promise<void>): Promise<void> {
  try {
    const opened = await openExisting()
    try {
      await act(opened)
    } finally {
      await opened.close()
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** A mistyped folder gets no new database. */
async function openExisting(): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder } = env()
  if (databaseUrl === null && !existsSync(join(dataFolder, 'database')))
    throw new Error(`There is no database in ${dataFolder}. VARIORUM_DATA names the folder that the server uses.`)
  return openDatabase(env())
}
