import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll } from 'vitest'

// Every test file has a data folder of its own, and on PostgreSQL a database of its own, so that none meets what another left.

const folder = mkdtempSync(join(tmpdir(), 'variorum-test-'))
process.env.VARIORUM_DATA = folder

const server = process.env.DATABASE_URL
const name = `variorum_test_${randomBytes(6).toString('hex')}`

if (server) {
  // Before anything of the app is loaded, which reads its surroundings once, and may open its database at once.
  await administer((sql) => sql`create database ${sql(name)}`)
  const own = new URL(server)
  own.pathname = `/${name}`
  process.env.DATABASE_URL = own.href
}

afterAll(async () => {
  if (server) await administer((sql) => sql`drop database ${sql(name)} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

async function administer(act: (sql: postgres.Sql) => PromiseLike<unknown>): Promise<void> {
  const sql = postgres(server ?? '', { max: 1, onnotice: () => {} })
  await act(sql)
  await sql.end()
}
