import type { MoveId, Seat } from '../ask/answers.ts'
import { accuracyOf, accuracyOfSeat, lossOf, type Weighed } from './accuracy.ts'
import type { Opinion } from './opinion.ts'
import { type Verdict, verdictOn } from './verdict.ts'

export interface PlayedMove {
  readonly id: MoveId
  readonly seat: Seat
}

/** A move of the game and what it did to its mover's chances. */
export interface ReviewedMove {
  /** Steps played once it is: the first move is 1. */
  readonly ply: number
  readonly seat: Seat
  /** The mover's chance that went with it, from 0 to 1. */
  readonly lost: number
  readonly accuracy: number
  readonly verdict: Verdict | null
}

export interface Review {
  /** Move by move; null where one of its two positions has not been looked at. */
  readonly moves: readonly (ReviewedMove | null)[]
  /** By seat, from 0 to 100; null as long as moves are missing, and for a seat that made none. */
  readonly accuracy: readonly (number | null)[]
}

/**
 * A game of two seats, move by move, out of what is thought of each of its positions: the start, and what each move led to.
 * A move that the search would have made itself costs nothing, though the next search should like it less.
 */
export function reviewOf(moves: readonly PlayedMove[], opinions: readonly (Opinion | undefined)[]): Review {
  const weighed = moves.map(({ id, seat }, index): Weighed | null => {
    const [before, after] = [opinions[index], opinions[index + 1]]
    if (!before || !after) return null
    return { seat, before: before.chance, after: before.best === id ? before.chance : after.chance }
  })
  const known = weighed.filter((move) => move !== null)
  const isWhole = known.length === moves.length
  return {
    moves: weighed.map((move, index) => {
      if (move === null) return null
      const lost = Math.max(0, lossOf(move))
      return { ply: index + 1, seat: move.seat, lost, accuracy: accuracyOf(lost), verdict: verdictOn(lost) }
    }),
    accuracy: [0, 1].map((seat) => (isWhole ? accuracyOfSeat(known, seat) : null)),
  }
}
