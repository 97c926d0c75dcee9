import { createHash } from 'node:crypto'
import { gameOf } from '@variorum/engine/catalogue'
import { readBookText } from '../../../features/explorer/server/read-book.ts'

interface BookContext {
  readonly params: Promise<{ readonly slug: string }>
}

/** What the engine played in the openings of a game against itself, all of it: an explorer needs no network afterwards. */
export async function GET(request: Request, { params }: BookContext): Promise<Response> {
  const game = gameOf(decodeURIComponent((await params).slug))
  const text = game ? await readBookText(game.variant.slug) : null
  if (text === null) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { etag, 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
}
