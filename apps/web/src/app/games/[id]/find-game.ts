import 'server-only'
import { TRPCError } from '@trpc/server'
import { cache } from 'react'
import { caller } from '../../../trpc/server.tsx'

/** The game at an address, or null when there is none: an address that cannot be one included. */
export const findGame = cache(async (id: string) => {
  try {
    return await caller.games.get({ id })
  } catch (error) {
    if (error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST')) return null
    throw error
  }
})
