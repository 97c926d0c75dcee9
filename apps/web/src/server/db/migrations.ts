import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './open.ts'

/** Every process of the app runs in the app's own folder: Next, the scripts and the tests. */
export function migrationsFolder(): string {
  return join(process.cwd(), 'drizzle')
}

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) })
const applied = z.array(z.object({ created_at: z.coerce.number() }))

/** Names of the migrations in the folder that this database has not seen. */
export async function pendingMigrations(db: Database): Promise<readonly string[]> {
  const text = readFileSync(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8')
  const { entries } = journal.parse(JSON.parse(text))
  const last = await lastApplied(db)
  return entries.filter((entry) => entry.when > last).map((entry) => entry.tag)
}

/** The migrator goes by the time a migration was written: it applies whatever is younger than the youngest it has applied. */
async function lastApplied(db: Database): Promise<number> {
  const known = await rows(db, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as created_at`)
  if (known[0]?.created_at !== 1) return 0
  const [youngest] = await rows(
    db,
    sql`select coalesce(max(created_at), 0) as created_at from drizzle.__drizzle_migrations`,
  )
  return youngest?.created_at ?? 0
}

/** PGlite wraps its rows in an object, postgres.js is the array itself. */
async function rows(db: Database, query: ReturnType<typeof sql>) {
  const result: unknown = await db.execute(query)
  return applied.parse(Array.isArray(result) ? [...result] : z.object({ rows: z.unknown() }).parse(result).rows)
}
