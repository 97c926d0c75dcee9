import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { within } from '../within.ts'
import { lockFolder } from './folder-lock.ts'
import { keepingPlans } from './keeping-plans.ts'
import { locks } from './locks.ts'
import { migrationsFolder } from './migrations.ts'
import * as schema from './schema/index.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>

export interface OpenDatabase {
  readonly db: Database
  readonly migrate: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Where the games are: PostgreSQL when there is an address, else a folder, else (null) memory, which only tests want. */
export interface Place {
  readonly databaseUrl: string | null
  readonly dataFolder: string | null
}

export function openDatabase(place: Place): Promise<OpenDatabase> {
  return place.databaseUrl ? openPostgres(place.databaseUrl) : openPglite(place.dataFolder)
}

async function openPglite(dataFolder: string | null): Promise<OpenDatabase> {
  if (dataFolder === null) return pgliteOver(await PGlite.create(), async () => {})
  const unlock = await lockFolder(dataFolder)
  try {
    const folder = join(dataFolder, 'database')
    mkdirSync(folder, { recursive: true })
    return pgliteOver(await PGlite.create(folder), unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

function pgliteOver(client: PGlite, unlock: () => Promise<void>): OpenDatabase {
  const db = drizzlePglite(client, { schema })
  return {
    db,
    migrate: () => migratePglite(db, { migrationsFolder: migrationsFolder() }),
    close: async () => {
      await client.close()
      await unlock()
    },
  }
}

/** How long a database may take to say that it is there: what listens at the address may be something else. */
const patienceMs = 15_000

async function openPostgres(url: string): Promise<OpenDatabase> {
  // Left to itself it waits up to twenty seconds before it tries again to reach a database that was away.
  const client = keepingPlans(postgres(url, { max: 10, onnotice: () => {}, backoff: () => 0.5 }))
  const db = drizzlePostgres(client, { schema })
  try {
    await within(patienceMs, client`select 1`, `no answer within ${patienceMs / 1_000} seconds`)
  } catch (error) {
    await client.end({ timeout: 0 })
    throw new Error(`The database of DATABASE_URL at ${new URL(url).host} does not answer: ${reasonOf(error)}.`)
  }
  return { db, migrate: () => migrateOnce(url), close: () => client.end({ timeout: 5 }) }
}

/** Why it does not, in the words of the system or the database; the address with its password stays out of it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** The migrator does not expect company: several first starts at once fail on each other, so they queue for a lock. */
async function migrateOnce(url: string): Promise<void> {
  // One connection, because an advisory lock belongs to the connection that took it.
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await client`select pg_advisory_lock(${locks.migrating})`
    await migratePostgres(drizzlePostgres(client), { migrationsFolder: migrationsFolder() })
  } finally {
    await client.end({ timeout: 5 })
  }
}
