import { z } from 'zod'
import { clockRule } from '../../lib/clock/clock-rule.ts'
import { plainText } from '../games/plain-text.ts'

/** Longest position text that is read; nothing that can be played comes near. */
const longestPosition = 1_000

const variant = plainText.min(1).max(64)
const bound = z.int().min(0).max(4_000).nullable()

const range = {
  rated: z.boolean(),
  /** Ratings it may be answered from, both included; null is no bound. */
  ratingMin: bound.default(null),
  ratingMax: bound.default(null),
}

/** A game of one kind at one clock. */
export const gameWish = z.object({
  variant,
  clock: clockRule.nullable(),
  /** Seat the seeker takes; null is drawn by lot. */
  seat: z.int().min(0).max(1).nullable(),
  /** Position to begin from; the variant's own start when absent. */
  start: plainText.max(longestPosition).optional(),
  ...range,
})

/** Any of some games at any of some clocks. */
export const poolWish = z.object({
  variants: z.array(variant).min(1).max(200),
  clocks: z.array(clockRule).min(1).max(12),
  ...range,
})

export const seekId = z.string().regex(/^[\w-]{1,32}$/)

export type GameWish = z.infer<typeof gameWish>
export type PoolWish = z.infer<typeof poolWish>

/** A wish in the form in which it is stored, whichever kind it is of. */
export interface StoredWish extends Pick<GameWish, 'rated' | 'ratingMin' | 'ratingMax' | 'seat'> {
  readonly variants: readonly string[]
  readonly clocks: readonly GameWish['clock'][]
  readonly start: string | null
}

export const storedGame = ({ variant: one, clock, start, ...rest }: GameWish): StoredWish => ({
  ...rest,
  variants: [one],
  clocks: [clock],
  start: start?.trim() || null,
})

export const storedPool = ({ variants, clocks, ...rest }: PoolWish): StoredWish => ({
  ...rest,
  variants: [...new Set(variants)],
  clocks,
  seat: null,
  start: null,
})
