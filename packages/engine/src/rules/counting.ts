import { manOf } from '../position/man.ts'
import type { Position, Setting } from './kinds.ts'

/** At most so many full moves from the capture that bares a king, when so many men of the kind are against it. */
export type CountLimit = readonly [men: number, kind: string, moves: number]

/**
 * How long an end game may last once no pawn is left: so many full moves, the board's honour; and when a king stands
 * alone, as few as the men against it allow, the pieces' honour: the first limit that applies counts, the board's where
 * none does, and the men on the board are counted as moves already made.
 */
export interface CountingPlan {
  readonly pawn: string
  readonly board: number
  readonly pieces: readonly CountLimit[]
}

/** The count of steps that may still be made: where its state lives. Steps are half moves. */
export interface Counting {
  /** The most that is counted, or 0 while nobody counts. */
  readonly limit: number
  /** As many steps as count as made. */
  readonly count: number
}

export const counting = (s: Setting): Counting => ({
  limit: s.slots.declare('count.limit', { hashed: false }),
  count: s.slots.declare('count', { hashed: false }),
})

/** Men of each owner tag, all kinds together. */
export function menOf(s: Setting, p: Position, seat: number): number {
  let men = 0
  for (let kind = 1; kind < s.kinds.length; kind++) men += p.count[manOf(kind, seat)]
  return men
}
