import { eq } from 'drizzle-orm'
import { refusal } from '../../lib/refusal.ts'
import type { Reported } from '../../lib/report/reported.ts'
import type { Player } from '../auth/player.ts'
import { placeAt } from '../chat/chat-place.ts'
import { roomsOf } from '../chat/rooms.ts'
import type { Database } from '../db/open.ts'
import { chatMessage } from '../db/schema/index.ts'
import { opponentIn, personOf } from './person-of.ts'

export interface Accused {
  readonly id: string
  /** The thing itself, as it is kept: the same thing told by another name is the same. */
  readonly objectId: string
  readonly gameId: string | null
  /** What they said, where that is what is reported. */
  readonly quoted: string | null
}

/** Whom a report is about. Nobody reports what they could not have seen. */
export async function accusedOf(db: Database, reporter: Player, { kind, id }: Reported): Promise<Accused> {
  if (kind === 'player') {
    const { id: playerId } = await personOf(db, { name: id })
    return { id: playerId, objectId: playerId, gameId: null, quoted: null }
  }
  if (kind === 'game') {
    const other = await opponentIn(db, id, reporter.id)
    return { id: other.id, objectId: id, gameId: id, quoted: null }
  }
  const [message] = await db.select().from(chatMessage).where(eq(chatMessage.id, id))
  const place = message && (await placeAt(db, message.gameId, reporter.id))
  if (!message || !place || !roomsOf(place).includes(message.room)) throw refusal('NOT_FOUND', 'nothingToReport')
  const { playerId, gameId, text, preset } = message
  return { id: playerId, objectId: id, gameId, quoted: text ?? preset }
}
