import { env } from '../../env.ts'
import { type Database, type OpenDatabase, openDatabase } from './open.ts'

// Next may evaluate this module once per route; the process has one database all the same.
const shared = globalThis as typeof globalThis & { variorumDatabase?: Promise<OpenDatabase> | undefined }

/** The open database of this process, opened on first use so that a build needs none. */
export function openedDatabase(): Promise<OpenDatabase> {
  shared.variorumDatabase ??= openDatabase(env()).catch((error: unknown) => {
    // A database that was away at first may be there at the next request.
    shared.variorumDatabase = undefined
    throw error
  })
  return shared.variorumDatabase
}

export async function database(): Promise<Database> {
  return (await openedDatabase()).db
}
