import type { RouterOutputs } from '../../../trpc/types.ts'

type DayOfPlay = NonNullable<RouterOutputs['players']['read']>['activity'][number]

export interface Day {
  /** As `2026-05-01`. */
  readonly day: string
  readonly games: number
  /** From 0 for none to 4 for very many. */
  readonly level: number
}

const dayMs = 24 * 60 * 60 * 1_000
/** From so many games a day on. */
const levels = [1, 3, 6, 12]

/** Every day from the first to the last, those without a game too. */
export function daysBetween(first: Date, last: Date, played: readonly DayOfPlay[]): readonly Day[] {
  const games = new Map(played.map((one) => [one.day, one.games]))
  const count = Math.floor((last.getTime() - first.getTime()) / dayMs) + 1
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first.getTime() + index * dayMs).toISOString().slice(0, 10)
    const own = games.get(day) ?? 0
    return { day, games: own, level: levels.filter((least) => own >= least).length }
  })
}
