import 'server-only'
import { caller } from '../../trpc/server.tsx'

const most = 6
const dayMs = 24 * 60 * 60 * 1_000
/** The archive lies in the order in which games began, so a look that ends some days back costs little, however full it is. */
const days = 7

/** Games between people that are played now, for whoever likes to watch; none where they cannot be asked for. */
export async function runningGames() {
  const since = new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
  try {
    return (await caller.archive.find({ status: 'playing', since, limit: most })).games
  } catch {
    // The lobby itself says what of it cannot be shown.
    return []
  }
}
