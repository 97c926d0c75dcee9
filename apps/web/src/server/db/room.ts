import { statfs } from 'node:fs/promises'
import { refusal } from '../../lib/refusal.ts'
import type { Place } from './open.ts'

/**
 * Room that has to be left before anything is written. PostgreSQL takes new files for its log in pieces of 16 MB, and the
 * built-in one does not survive it when there is no room for the next: it tries again for ever, and with it the whole
 * process. So changes are refused while there is still room for a few pieces.
 */
const neededBytes = 64 * 2 ** 20

/** Whether the disk under the built-in database has room for changes. Of a PostgreSQL elsewhere we know nothing. */
export async function hasRoom({ databaseUrl, dataFolder }: Place, bytes = neededBytes): Promise<boolean> {
  if (databaseUrl || dataFolder === null) return true
  const { bavail, bsize } = await statfs(dataFolder)
  return bavail * bsize >= bytes
}

export async function demandRoom(place: Place, bytes = neededBytes): Promise<void> {
  if (!(await hasRoom(place, bytes))) throw refusal('SERVICE_UNAVAILABLE', 'storageFull')
}
