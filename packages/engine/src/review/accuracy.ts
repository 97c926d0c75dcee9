import type { Seat } from '../ask/answers.ts'

/** A move as far as accuracy goes: whose, and the first seat's chances before and after it, from 0 to 1. */
export interface Weighed {
  readonly seat: Seat
  readonly before: number
  readonly after: number
}

/**
 * From 0 to 100: how much of the mover's chance a move kept. The curve is Lichess's, which fitted it to what players call
 * accurate; its one point of grace is for searches that end too soon.
 */
export function accuracyOf(lost: number): number {
  if (lost <= 0) return 100
  const raw = 103.1668100711649 * Math.exp(-4.354415386753951 * lost) - 3.166924740191411
  return Math.min(100, Math.max(0, raw + 1))
}

/** What a move lost its mover; less than nothing where the search had not seen how good it was. */
export const lossOf = ({ seat, before, after }: Weighed): number => (seat === 0 ? before - after : after - before)

/** Moves that are looked at together, to see how lively the game was there. */
const windowOf = (plies: number) => Math.min(8, Math.max(2, Math.floor(plies / 10)))
const LEAST_WEIGHT = 0.005
const MOST_WEIGHT = 0.12

/**
 * The accuracy of a seat in a game, or null if it made no move. As Lichess reckons it: the middle between a mean in which
 * moves count for more where chances swing, and a harmonic mean, in which a bad move is not made good by many dull ones.
 */
export function accuracyOfSeat(moves: readonly Weighed[], seat: Seat): number | null {
  const size = windowOf(moves.length)
  const chances = moves.length === 0 ? [] : [moves[0].before, ...moves.map(({ after }) => after)]
  const own = moves.flatMap((move, index) => {
    if (move.seat !== seat) return []
    // The window ends with the move; the first moves share the first window.
    const first = Math.max(0, Math.min(index + 2 - size, chances.length - size))
    const swing = deviation(chances.slice(first, first + size))
    const weight = Math.min(MOST_WEIGHT, Math.max(LEAST_WEIGHT, swing))
    return [{ accuracy: accuracyOf(lossOf(move)), weight }]
  })
  if (own.length === 0) return null
  const weights = own.reduce((sum, { weight }) => sum + weight, 0)
  const weighted = own.reduce((sum, { accuracy, weight }) => sum + accuracy * weight, 0) / weights
  const harmonic = own.length / own.reduce((sum, { accuracy }) => sum + 1 / Math.max(1, accuracy), 0)
  return (weighted + harmonic) / 2
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}
