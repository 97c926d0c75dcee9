import { tracked } from '@trpc/server'
import { z } from 'zod'
import { gameId } from '../games/game-id.ts'
import { publicProcedure, router } from '../trpc/procedures.ts'
import { live, liveSources } from './live.ts'
import { liveStream } from './live-stream.ts'
import { parseVersions, printVersions } from './versions-text.ts'

/** Most games one stream follows: a browser with that many open is looking at a wall. */
const mostGames = 40

const input = z.object({
  games: z.array(z.object({ id: gameId, version: z.int().min(0).nullable() })).max(mostGames),
  lobby: z.boolean(),
  /** Said by a browser whose connection was cut: what it had seen by then. */
  lastEventId: z.string().max(4_000).optional(),
})

/**
 * How long a stream lives before its browser has to come again. One that is gone without a word, as a telephone that has
 * lost its network, holds its seat no longer than that. No two at the same moment, for they come back.
 */
const lifeMs = () => 45_000 + Math.random() * 30_000

/** Everything that happens and concerns one browser: the games it shows, the lobby, and what concerns its player. */
const stream = publicProcedure.input(input).subscription(async function* ({ ctx, input, signal }) {
  const playerId = ctx.player?.id ?? null
  const { limits, presence, audience } = live()
  const leaveStreams = limits.enter(playerId, ctx.address)
  const ids = input.games.map(({ id }) => id)
  const leaveGames = playerId === null ? () => {} : presence.arrive(playerId, ids)
  const leaveAudience = audience.enter(playerId, ids)
  try {
    const seen = input.lastEventId === undefined ? undefined : parseVersions(input.lastEventId)
    const games = new Map(input.games.map(({ id, version }) => [id, seen?.get(id) ?? version]))
    const wish = { playerId, games, isInLobby: input.lobby }
    const aborted = signal ?? new AbortController().signal
    for await (const { seen, message } of liveStream(liveSources(), wish, aborted, lifeMs())) {
      yield tracked(printVersions(seen) || 'nothing', message)
    }
  } finally {
    leaveGames()
    leaveAudience()
    leaveStreams()
  }
})

export const liveRouter = router({ stream })
