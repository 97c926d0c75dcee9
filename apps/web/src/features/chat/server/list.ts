import { z } from 'zod'
import { chatRooms } from '../../../lib/chat/chat-message.ts'
import { chatMessageSchema } from '../../../server/chat/chat-message-schema.ts'
import { placeAt } from '../../../server/chat/chat-place.ts'
import { messageFor, readRoom } from '../../../server/chat/read-room.ts'
import { isClosed, roomsOf } from '../../../server/chat/rooms.ts'
import { unheardBy } from '../../../server/chat/unheard-by.ts'
import { gameId } from '../../../server/games/game-id.ts'
import { publicProcedure } from '../../../server/trpc/procedures.ts'

const answer = z.object({
  rooms: z.array(z.object({ room: z.enum(chatRooms), messages: z.array(chatMessageSchema).readonly() })).readonly(),
  isOver: z.boolean(),
  /** Whether what is said is over too. */
  isClosed: z.boolean(),
  /** Whether the asker may type, and not only press what there is to press. */
  mayType: z.boolean(),
})

/** What was said lately at a game in the rooms that its asker may listen to. */
export const list = publicProcedure
  .input(z.object({ id: gameId }))
  .output(answer)
  .query(async ({ ctx, input: { id } }) => {
    const db = await ctx.db()
    const playerId = ctx.player?.id ?? null
    const place = await placeAt(db, id, playerId)
    const reader = { id: playerId, unheard: await unheardBy(db, playerId) }
    const rooms = await Promise.all(
      roomsOf(place).map(async (room) => ({
        room,
        messages: (await readRoom(db, id, room)).map((row) => messageFor(row, reader)),
      })),
    )
    return {
      rooms,
      isOver: place.isOver,
      isClosed: isClosed(place.endedAt, ctx.now()),
      mayType: ctx.player !== null && !ctx.player.isGuest,
    }
  })
