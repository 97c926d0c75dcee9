import { addressOf } from '../address.ts'
import { unheardBy } from '../chat/unheard-by.ts'
import { database } from '../db/client.ts'
import { gameId } from '../games/game-id.ts'
import { createContext } from '../trpc/context.ts'
import { isFromElsewhere } from '../trpc/origin.ts'
import { isRefusal } from './is-refusal.ts'
import { live } from './live.ts'

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Neither kept nor gathered on the way: what is compressed would wait for more.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/**
 * A watcher's stream of a game. It begins with the whole of it, or after the version that was seen: `Last-Event-ID`, as a
 * browser says it when it comes again, or `from` in the address.
 */
export async function watchGame(request: Request, id: string): Promise<Response> {
  if (isFromElsewhere(request)) return new Response(null, { status: 403 })
  const { limits, crowd, audience } = live()
  if (!gameId.safeParse(id).success || !(await crowd.hasGame(id))) return new Response(null, { status: 404 })
  const { player } = await createContext({ headers: request.headers })
  const unheard = await unheardBy(await database(), player?.id ?? null)
  let leave: () => void
  try {
    leave = limits.enter(null, addressOf(request.headers))
  } catch (error) {
    if (!isRefusal(error, 'tooManyRequests')) throw error
    return new Response(null, { status: 429, headers: { 'retry-after': '30' } })
  }
  const leaveGame = audience.enter(null, [id])
  const onEnd = () => {
    leaveGame()
    leave()
  }
  const seen = request.headers.get('last-event-id') ?? new URL(request.url).searchParams.get('from')
  return new Response(crowd.watch(id, versionIn(seen), unheard, onEnd), { headers })
}

function versionIn(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
