import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { refusal } from '../../lib/refusal.ts'
import { accountNamed } from '../auth/find-account.ts'
import type { Database } from '../db/open.ts'
import { gamePlayer } from '../db/schema/index.ts'
import { gameId } from '../games/game-id.ts'
import { plainText } from '../games/plain-text.ts'

/** Who is meant: by name, or by the seat they have in a game, which is all there is to tell a guest by. */
export const personNamed = z.union([
  z.object({ name: plainText.min(1).max(40) }),
  z.object({ gameId, seat: z.int().min(0).max(7) }),
])
export type PersonNamed = z.infer<typeof personNamed>

export interface Person {
  readonly id: string
  /** The name by which they were met; null for a guest. */
  readonly name: string | null
}

/** The player who is meant; refused where nobody is. */
export async function personOf(db: Database, named: PersonNamed): Promise<Person> {
  if ('name' in named) {
    const name = named.name.trim()
    const found = await accountNamed(db, name)
    if (!found) throw refusal('NOT_FOUND', 'noSuchPlayer', { name })
    return { id: found.id, name: found.name }
  }
  const [seat] = await db
    .select({ id: gamePlayer.playerId, name: gamePlayer.name })
    .from(gamePlayer)
    .where(and(eq(gamePlayer.gameId, named.gameId), eq(gamePlayer.seat, named.seat)))
  if (!seat) throw refusal('NOT_FOUND', 'noSuchPlayer')
  return seat
}

/** The other player of a game between two, as seen from one of them; refused to everybody else. */
export async function opponentIn(db: Database, id: string, playerId: string): Promise<Person> {
  const seats = await db
    .select({ id: gamePlayer.playerId, name: gamePlayer.name })
    .from(gamePlayer)
    .where(eq(gamePlayer.gameId, id))
    .orderBy(asc(gamePlayer.seat))
  if (seats.length === 0) throw refusal('NOT_FOUND', 'gameNotFound', { id })
  const other = seats.find((seat) => seat.id !== playerId)
  if (!other || seats.every((seat) => seat.id !== playerId)) throw refusal('FORBIDDEN', 'notYours', { id })
  return other
}
