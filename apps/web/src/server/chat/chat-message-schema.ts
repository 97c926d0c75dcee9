import { z } from 'zod'
import type { ChatMessage } from '../../lib/chat/chat-message.ts'

/** All that is ever told of a message. */
export const chatMessageSchema = z
  .object({
    id: z.string(),
    number: z.number(),
    seat: z.number().nullable(),
    name: z.string().nullable(),
    isMine: z.boolean(),
    preset: z.string().nullable(),
    text: z.string().nullable(),
    at: z.number(),
  })
  .readonly() satisfies z.ZodType<ChatMessage>
