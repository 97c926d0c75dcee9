import { createHash } from 'node:crypto'
import { TRPCError } from '@trpc/server'
import { describe, type ReplayAnswer } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { Refusal } from '../../lib/refused.ts'
import { appVersion } from '../version.ts'
import { draw } from './draw.tsx'
import { type PictureWish, pictureWish } from './picture-wish.ts'
import { gifOf, pngOf } from './rasterise.ts'
import { reelOf } from './reel.ts'

export type PictureKind = 'svg' | 'png' | 'gif'

const types: Readonly<Record<PictureKind, string>> = { svg: 'image/svg+xml', png: 'image/png', gif: 'image/gif' }
const usualPx: Readonly<Record<PictureKind, number>> = { svg: 640, png: 640, gif: 480 }

/** A game that may be shown to whoever asks. */
export interface Pictured {
  readonly id: string
  readonly game: Game
  readonly moves: readonly string[]
  readonly version: number
  readonly isOver: boolean
}

/** What a picture takes from whoever answers for the site. */
export interface Studio {
  /** The game step by step, so far. */
  readonly replay: (moves: readonly string[]) => Promise<ReplayAnswer>
  /** Counts the pictures, or refuses. */
  readonly admit: (pictures: number) => Promise<void>
  /** What the picture is called, after so many steps. */
  readonly title: (ply: number) => string
  /** A sentence for an address that cannot be: which word of it. */
  readonly complain: (name: string) => string
}

/** Opened by itself a picture has its own style and does nothing. */
const inert = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }

/** A picture of a game: one position, or all of them in a row. */
export async function answerPicture(
  request: Request,
  kind: PictureKind,
  pictured: Pictured,
  studio: Studio,
): Promise<Response> {
  const read = pictureWish(new URL(request.url).searchParams, usualPx[kind])
  if (!read.ok) return plain(400, studio.complain(read.name))
  const { wish } = read
  const length = pictured.moves.length
  const ply = Math.min(wish.ply ?? length, length)
  const etag = etagOf(kind, pictured, { ...wish, ply })
  const headers = {
    ...inert,
    etag,
    // A game that is over stays as it is; how it is drawn may change with the next edition.
    'cache-control': pictured.isOver ? 'public, max-age=3600, stale-while-revalidate=86400' : 'no-cache',
  }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  try {
    const body = await made(kind, pictured, { ...wish, ply }, studio)
    const name = `${describe(pictured.game).slug}-${pictured.id}${kind === 'gif' ? '' : `-${ply}`}.${kind}`
    return new Response(body, {
      headers: { ...headers, 'content-type': types[kind], 'content-disposition': `inline; filename="${name}"` },
    })
  } catch (error) {
    const refused = refusedBy(error)
    if (refused) return refused
    throw error
  }
}

async function made(
  kind: PictureKind,
  { game, moves }: Pictured,
  wish: PictureWish & { readonly ply: number },
  { replay, admit, title }: Studio,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { ply } = wish
  const isReel = kind === 'gif'
  const { first, sizePx } = isReel ? reelOf(ply, wish.sizePx) : { first: ply, sizePx: wish.sizePx }
  await admit(ply - first + 1)
  const { start, steps } = await replay(moves.slice(0, ply))
  const scenes = [{ position: start, move: null }, ...steps].slice(first)
  const svgs = await draw(game, scenes, { ...wish, sizePx }, title(ply))
  const [svg = ''] = svgs
  if (kind === 'svg') return svg
  return new Uint8Array(await (isReel ? gifOf(svgs) : pngOf(svg)))
}

/** The same picture has the same mark, for as long as it is drawn by this edition. */
function etagOf(kind: PictureKind, { id, version }: Pictured, wish: PictureWish): string {
  const told = JSON.stringify([appVersion, kind, id, version, wish])
  return `"${createHash('sha256').update(told).digest('base64url').slice(0, 22)}"`
}

function refusedBy(error: unknown): Response | null {
  if (!(error instanceof TRPCError && error.cause instanceof Refusal)) return null
  const seconds = String(error.cause.params.seconds ?? 10)
  const status = error.code === 'TOO_MANY_REQUESTS' ? 429 : error.code === 'SERVICE_UNAVAILABLE' ? 503 : null
  return status && plain(status, error.cause.key, { 'retry-after': seconds })
}

export function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(`${text}\n`, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
