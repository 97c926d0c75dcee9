import { chatMessageSchema } from '../../../server/chat/chat-message-schema.ts'
import { anybody, messageFor } from '../../../server/chat/read-room.ts'
import { say as sayAt, sayInput } from '../../../server/chat/say.ts'
import { tellSaid } from '../../../server/realtime/tell-said.ts'
import { playerProcedure } from '../../../server/trpc/procedures.ts'

/** Says something at a game, answers once it is written, and has those told who may hear it. */
export const say = playerProcedure
  .input(sayInput)
  .output(chatMessageSchema)
  .mutation(async ({ ctx, input }) => {
    await ctx.admitTo('chat')
    const row = await sayAt(await ctx.db(), ctx.player, input, ctx.now())
    tellSaid(row)
    return messageFor(row, { ...anybody, id: ctx.player.id })
  })
