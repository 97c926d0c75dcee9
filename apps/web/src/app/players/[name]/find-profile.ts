import 'server-only'
import { cache } from 'react'
import { caller } from '../../../trpc/server.tsx'

/** The profile at an address, or null when there is none: an address that cannot be one included. */
export const findProfile = cache(async (segment: string) => {
  const name = decodeURIComponent(segment)
  // No name has other signs, so nobody need be asked.
  return /^[\w-]{1,40}$/.test(name) ? caller.players.read({ name }) : null
})
