import { sql } from 'drizzle-orm'
import { env } from '../../env.ts'
import { within } from '../within.ts'
import { database } from './client.ts'
import { hasRoom } from './room.ts'

const patienceMs = 5_000
const freshMs = 1_000

export type Health = 'ok' | 'full' | 'unavailable'

let latest: { readonly health: Promise<Health>; readonly at: number } | undefined

/** Whether changes can be kept at this moment. Asked anew once a second at most: anybody may ask, and asking writes. */
export function databaseHealth(onFailure: (error: unknown) => void): Promise<Health> {
  const at = performance.now()
  if (latest === undefined || at - latest.at > freshMs) latest = { health: look(onFailure), at }
  return latest.health
}

async function look(onFailure: (error: unknown) => void): Promise<Health> {
  try {
    if (!(await hasRoom(env()))) return 'full'
    await within(patienceMs, writeSomething(), `The database took longer than ${patienceMs / 1_000} seconds to write.`)
    return 'ok'
  } catch (error) {
    onFailure(error)
    return 'unavailable'
  }
}

/** A transaction with a number of its own has to be written down, though it changes nothing. */
async function writeSomething(): Promise<void> {
  await (await database()).execute(sql`select pg_current_xact_id()`)
}
