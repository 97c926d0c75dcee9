import type { PieceSetId } from '@variorum/ui/piece-sets'
import { z } from 'zod'

/** How a picture of a game is to be: what its address may say after the question mark. */
export interface PictureWish {
  /** After so many steps; the latest position when not said. */
  readonly ply: number | null
  readonly set: PieceSetId
  readonly scheme: 'light' | 'dark'
  /** Seen from the second seat's side, or the next one's. */
  readonly seat: number
  readonly coordinates: boolean
  /** The longer side, in dots. */
  readonly sizePx: number
}

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

const asked = z.object({
  ply: whole(0, 9_999).optional(),
  set: z.enum(['script', 'chess', 'emblem']).default('script'),
  theme: z.enum(['light', 'dark']).default('light'),
  seat: whole(0, 3).default(0),
  coordinates: z.enum(['yes', 'no']).default('yes'),
  size: whole(120, 1_200).optional(),
})

/** The wish in an address, or the name of what in it cannot be. */
export function pictureWish(
  params: URLSearchParams,
  usualPx: number,
): { readonly ok: true; readonly wish: PictureWish } | { readonly ok: false; readonly name: string } {
  const read = asked.safeParse(Object.fromEntries(params))
  if (!read.success) return { ok: false, name: String(read.error.issues[0]?.path[0] ?? '') }
  const { ply, set, theme, seat, coordinates, size } = read.data
  return {
    ok: true,
    wish: { ply: ply ?? null, set, scheme: theme, seat, coordinates: coordinates === 'yes', sizePx: size ?? usualPx },
  }
}
