import type { OutcomeAnswer, Seat, ThoughtAnswer } from '../ask/answers.ts'

/**
 * How fast a lead becomes a win, for each hundredth of a pawn: what Lichess fitted to its games of chess between players
 * rated about 2300. Other games may be won by more or by less, so a chance is a rough figure there: it orders positions
 * of one game, and does not compare games.
 */
const SLOPE = 0.00368208

/** From 0 to 1: the share of the point that the seat to move may expect, a draw being half a point. */
export function chanceOf({ score, mateIn }: Pick<ThoughtAnswer, 'score' | 'mateIn'>): number {
  if (mateIn !== null) return mateIn > 0 ? 1 : 0
  return 1 / (1 + Math.exp(-SLOPE * score))
}

/** The same where the game is over: what the seat has. Of points, its share. */
export function chanceAtEnd({ scores }: Pick<OutcomeAnswer, 'scores'>, seat: Seat): number {
  const all = scores.reduce((sum, score) => sum + score, 0)
  return all === 0 ? 0.5 : (scores[seat] ?? 0) / all
}
