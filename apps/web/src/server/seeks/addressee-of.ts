import { refusal } from '../../lib/refusal.ts'
import { accountNamed } from '../auth/find-account.ts'
import type { Player } from '../auth/player.ts'
import type { Database } from '../db/open.ts'
import { isBlocked } from '../people/blocks.ts'
import type { Addressee } from './post-seek.ts'

/** Who is meant by a name. A closed account answers to none. */
export async function addresseeOf(db: Database, player: Player, written: string): Promise<Addressee> {
  const name = written.trim()
  const found = await accountNamed(db, name)
  if (!found) throw refusal('NOT_FOUND', 'noSuchPlayer', { name })
  if (found.id === player.id) throw refusal('BAD_REQUEST', 'ownSeek')
  if (await isBlocked(db, player.id, found.id)) throw refusal('FORBIDDEN', 'unavailable', { name: found.name })
  return { id: found.id, name: found.name }
}
