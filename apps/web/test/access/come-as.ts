import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../src/server/db/open.ts'
import * as schema from '../../src/server/db/schema/index.ts'
import { visit } from '../visit.ts'
import type { Asker } from './asked.ts'
import { type Scene, signedIn } from './scene.ts'

let people = 0

/** Somebody of that kind, new each time, so that nothing asked before stands in the way. */
export async function comeAs(db: Database, { ids }: Scene, asker: Asker): Promise<ReturnType<typeof visit>> {
  people += 1
  await db.delete(schema.attempt)
  if (asker === 'nobody') return visit()
  if (asker === 'guest') {
    const guest = visit()
    await guest.ask.games.create.mutate({ variant: 'ultima', mode: 'device' })
    return guest
  }
  const person = await signedIn(db, `${asker}-${people}`, asker === 'moderator' ? 'moderator' : 'player')
  if (asker === 'spectator') await Promise.all([ids.open, ids.veiled].map((id) => person.ask.online.get.query({ id })))
  return person
}

/** Every row of every table that has to do with the two whose things are asked about. */
export async function rowsOf(db: Database, { marks }: Scene): Promise<readonly string[]> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable))
  const rows = await Promise.all(
    tables.map(async (table) => {
      const all = await db.select().from(table)
      return all.map((row) => `${getTableName(table)} ${JSON.stringify(row)}`)
    }),
  )
  return rows.flat().filter((row) => marks.some((mark) => row.includes(mark)))
}
