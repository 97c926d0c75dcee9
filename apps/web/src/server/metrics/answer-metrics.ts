import { createHash, timingSafeEqual } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { env } from '../../env.ts'
import { database } from '../db/client.ts'
import { game } from '../db/schema/index.ts'
import { live } from '../realtime/live.ts'
import { searchLoad } from '../search/search.ts'
import { metrics } from './metrics.ts'

/** The metrics as text, for whoever may have them; to everybody else there are none. */
export async function answerMetrics(request: Request): Promise<Response> {
  if (!mayRead(request.headers)) return new Response(null, { status: 404 })
  const { registry, streams, gamesWatched, gamesRunning, searches } = metrics()
  const { limits, feeds } = live()
  streams.set(limits.count)
  gamesWatched.set(feeds.ids.length)
  for (const [state, number] of Object.entries(searchLoad())) searches.set({ state }, number)
  const running = await countRunning()
  // A database that is away must not take the other numbers with it.
  if (running === null) gamesRunning.reset()
  else gamesRunning.set(running)
  return new Response(await registry.metrics(), {
    headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
  })
}

/** Whoever has the token, or asks from this very machine and not for somebody else. */
export function mayRead(headers: Headers, token = env().metricsToken): boolean {
  const given = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
  if (token !== null) return given !== undefined && isSame(given, token)
  // Next itself writes down the connection's address where no proxy has written another.
  const addresses = [headers.get('x-variorum-peer') ?? '', ...(headers.get('x-forwarded-for')?.split(',') ?? [])]
  return addresses.every((address) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address.trim()))
}

/** Takes as long whatever is wrong with it. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}

async function countRunning(): Promise<number | null> {
  try {
    const db = await database()
    const [row] = await db
      .select({ running: count() })
      .from(game)
      .where(and(eq(game.mode, 'online'), eq(game.status, 'playing')))
    return row?.running ?? 0
  } catch {
    return null
  }
}
