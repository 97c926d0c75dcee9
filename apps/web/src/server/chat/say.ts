import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type ChatRoom, chatRooms } from '../../lib/chat/chat-message.ts'
import { refusal } from '../../lib/refusal.ts'
import type { Player } from '../auth/player.ts'
import { botLevelOf } from '../bots/bot-account.ts'
import type { Database } from '../db/open.ts'
import { type ChatMessageRow, chatMessage } from '../db/schema/index.ts'
import { gameId } from '../games/game-id.ts'
import { opponentIn } from '../people/person-of.ts'
import { muteOf } from '../people/sanctions.ts'
import { placeAt } from './chat-place.ts'
import { chatWords, isSame, type KeptWords, keptWords } from './chat-words.ts'
import { isClosed, roomsOf } from './rooms.ts'
import { unheardBy } from './unheard-by.ts'

export const sayInput = z.object({
  id: gameId,
  room: z.enum(chatRooms),
  words: chatWords,
  /** The same again is a retry. */
  clientId: z.string().regex(/^[\w-]{8,64}$/),
})
export type SayInput = z.infer<typeof sayInput>

/** Most that one person says at one game: nobody who talks gets there. */
const mostOfOne = 500

/** Says something at a game, once however often it is sent, or is refused with the reason. */
export async function say(
  db: Database,
  player: Pick<Player, 'id' | 'name' | 'isGuest'>,
  { id, room, words, clientId }: SayInput,
  now: Date,
): Promise<ChatMessageRow> {
  const kept = keptWords(words, player.isGuest)
  const place = await placeAt(db, id, player.id)
  if (!roomsOf(place).includes(room)) throw refusal('FORBIDDEN', 'chatNotYours')
  if (isClosed(place.endedAt, now)) throw refusal('FORBIDDEN', 'chatClosed')
  await demandFree(db, player.id, { id, room }, now)
  return db.transaction(async (tx) => {
    // Who counts waits for whoever is counting, so no number is given twice and none is missed.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`chat of ${id} ${room}`}, 0))`)
    const [retried] = await tx
      .select()
      .from(chatMessage)
      .where(and(saidBy(id, player.id), eq(chatMessage.clientId, clientId)))
    if (retried) return retried
    await demandNew(tx, { id, room, playerId: player.id }, kept)
    const [row] = await tx
      .insert(chatMessage)
      .values({
        id: randomUUID(),
        gameId: id,
        room,
        number: (await lastNumber(tx, id, room)) + 1,
        playerId: player.id,
        seat: place.seat,
        name: player.name,
        ...kept,
        clientId,
        at: now,
      })
      .returning()
    if (!row) throw new Error('The database returned no row for what was said.')
    return row
  })
}

/**
 * Whoever is muted says nothing, and nobody talks to somebody they have blocked. Whoever is blocked is not told: what they
 * say is taken, and is not heard.
 */
async function demandFree(
  db: Database,
  playerId: string,
  { id, room }: { readonly id: string; readonly room: ChatRoom },
  now: Date,
): Promise<void> {
  const mute = await muteOf(db, playerId, now)
  if (mute) throw refusal('FORBIDDEN', 'chatMuted', { until: mute.until?.toISOString() ?? '' })
  if (room !== 'players') return
  const { id: other } = await opponentIn(db, id, playerId)
  if (botLevelOf(other) !== null) throw refusal('FORBIDDEN', 'chatWithBot')
  if ((await unheardBy(db, playerId)).has(other)) throw refusal('FORBIDDEN', 'chatBlocked')
}

const saidBy = (gameId: string, playerId: string) =>
  and(eq(chatMessage.gameId, gameId), eq(chatMessage.playerId, playerId))

async function demandNew(
  tx: Database,
  { id, room, playerId }: { readonly id: string; readonly room: ChatRoom; readonly playerId: string },
  words: KeptWords,
): Promise<void> {
  const [said] = await tx.select({ count: count() }).from(chatMessage).where(saidBy(id, playerId))
  if ((said?.count ?? 0) >= mostOfOne) throw refusal('FORBIDDEN', 'chatFull')
  const [last] = await tx
    .select({ preset: chatMessage.preset, text: chatMessage.text })
    .from(chatMessage)
    .where(and(saidBy(id, playerId), eq(chatMessage.room, room)))
    .orderBy(desc(chatMessage.number))
    .limit(1)
  if (last && isSame(last, words)) throw refusal('CONFLICT', 'chatRepeated')
}

async function lastNumber(tx: Database, id: string, room: ChatRoom): Promise<number> {
  const [last] = await tx
    .select({ number: chatMessage.number })
    .from(chatMessage)
    .where(and(eq(chatMessage.gameId, id), eq(chatMessage.room, room)))
    .orderBy(desc(chatMessage.number))
    .limit(1)
  return last?.number ?? 0
}
