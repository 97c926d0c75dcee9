import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '../src/env.ts'
import { type OpenDatabase, openDatabase } from '../src/server/db/open.ts'

/** Opens the database that is there, for commands about what stands in one. A mistyped folder gets no new one. */
export async function openExisting(): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder } = env()
  if (databaseUrl === null && !existsSync(join(dataFolder, 'database')))
    throw new Error(`There is no database in ${dataFolder}. VARIORUM_DATA names the folder that the server uses.`)
  return openDatabase(env())
}
