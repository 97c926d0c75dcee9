import { z } from 'zod'

export const rematchState = z
  .object({
    /** The game once more, where it has begun. */
    gameId: z.string().nullable(),
    /** Who has asked for it and waits; told to the two who played. */
    offer: z.object({ id: z.string(), isMine: z.boolean() }).nullable(),
  })
  .readonly()
