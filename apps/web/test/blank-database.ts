import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an empty database with all its tables; null where the tests run on a server's. */
    blankDatabase: string | null
  }
}

/** Makes the empty database of which every test file gets a copy: to make one takes seconds, to copy it a moment. */
export default async function setup(project: TestProject) {
  if (process.env.DATABASE_URL) return project.provide('blankDatabase', null)
  const folder = mkdtempSync(join(tmpdir(), 'variorum-blank-'))
  const client = await PGlite.create(folder)
  await migrate(drizzle(client), { migrationsFolder: join(import.meta.dirname, '../drizzle') })
  await client.close()
  project.provide('blankDatabase', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
