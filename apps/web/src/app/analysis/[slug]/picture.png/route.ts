import { createHash } from 'node:crypto'
import { gameOf } from '@variorum/engine/catalogue'
import { showPosition } from '../../../show-position.ts'
import { readOpening } from '../read-opening.ts'

interface PictureContext {
  readonly params: Promise<{ readonly slug: string }>
}

/** The position that `?fen=` names, or the start of the game. */
export async function GET(request: Request, { params }: PictureContext): Promise<Response> {
  const game = gameOf(decodeURIComponent((await params).slug))
  const fen = new URL(request.url).searchParams.get('fen')
  const opened = game && (await readOpening(game, { id: null, fen }))
  if (!game || opened?.kind !== 'opened') return new Response(null, { status: 404 })
  const { start } = opened.opening.tree
  const id = start === null ? 'start' : createHash('sha256').update(start).digest('base64url').slice(0, 12)
  return showPosition(request, game, { id, start, moves: [] })
}
