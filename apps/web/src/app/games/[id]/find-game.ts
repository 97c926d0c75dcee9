import 'server-only'
import { TRPCError } from '@trpc/server'
import { cache } from 'react'
import type { OnlineSnapshot } from '../../../features/play/online/state/snapshot.ts'
import { caller } from '../../../trpc/server.tsx'
import type { RouterOutputs } from '../../../trpc/types.ts'

/** A game with an address: of one owner, or between people. */
export type FoundGame =
  | { readonly kind: 'own'; readonly game: RouterOutputs['games']['get'] }
  | { readonly kind: 'online'; readonly game: OnlineSnapshot }

/** The game at an address, or null when there is none: an address that cannot be one included. */
export const findGame = cache(async (id: string): Promise<FoundGame | null> => {
  const own = await found(caller.games.get({ id }))
  if (own) return { kind: 'own', game: own }
  const online = await found(caller.online.get({ id }))
  return online && { kind: 'online', game: online }
})

async function found<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST')) return null
    throw error
  }
}
