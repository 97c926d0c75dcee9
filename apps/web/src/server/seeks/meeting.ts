import { clockKey } from '../../lib/clock/clock-key.ts'
import type { ClockRule } from '../../lib/clock/clock-rule.ts'
import { isWithin, type RatingRange } from '../../lib/seeks/rating-range.ts'

/** A wish for a game as pairing sees it. */
export interface Waiting extends RatingRange {
  readonly id: string
  readonly playerId: string
  /** Wishes in the lobby wait to be chosen: two of them are never put together. */
  readonly kind: 'lobby' | 'pool'
  readonly variants: readonly string[]
  readonly clocks: readonly (ClockRule | null)[]
  readonly rated: boolean
  readonly seat: number | null
  readonly waitedMs: number
  /** Players this one has blocked, or who have blocked them. */
  readonly avoids: ReadonlySet<string>
  /** The player's rating in a game at a clock; null for who has none. */
  readonly ratingAt: (variant: string, clock: ClockRule | null) => number | null
}

/** A game that two wishes have in common. */
export interface Meeting {
  readonly variant: string
  readonly clock: ClockRule | null
  /** Difference of the ratings; 0 where one of them is unknown. */
  readonly gap: number
}

/** Difference of ratings that is accepted at once, and what each second of waiting adds to it. */
const widthAtFirst = 150
const widthPerSecond = 25

/** How far off an opponent of the pool may be. What the player asked for themselves never widens. */
function widthOf({ kind, waitedMs }: Waiting): number {
  return kind === 'lobby' ? Number.POSITIVE_INFINITY : widthAtFirst + (widthPerSecond * waitedMs) / 1_000
}

/** All games two wishes have in common and in which both are what the other looks for. */
export function meetingsOf(one: Waiting, other: Waiting): readonly Meeting[] {
  if (one.playerId === other.playerId || one.rated !== other.rated) return []
  if (one.avoids.has(other.playerId) || other.avoids.has(one.playerId)) return []
  if (one.kind === 'lobby' && other.kind === 'lobby') return []
  if (one.seat !== null && one.seat === other.seat) return []
  const width = Math.min(widthOf(one), widthOf(other))
  const keys = new Set(other.clocks.map(clockKey))
  const clocks = one.clocks.filter((clock) => keys.has(clockKey(clock)))
  const variants = one.variants.filter((variant) => other.variants.includes(variant))
  return variants.flatMap((variant) =>
    clocks.flatMap((clock) => {
      const [mine, theirs] = [one.ratingAt(variant, clock), other.ratingAt(variant, clock)]
      if (!isWithin(mine, other) || !isWithin(theirs, one)) return []
      const gap = mine === null || theirs === null ? 0 : Math.abs(mine - theirs)
      return gap <= width ? [{ variant, clock, gap }] : []
    }),
  )
}
