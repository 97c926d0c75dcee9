/**
 * The levels of a game's bots, from the weakest on, as `variorum levels` fits and measures them. What a setting means is
 * the search's business.
 */
export interface LevelTable {
  readonly settings: readonly number[]
  readonly measured?: Measured
}

/** What a tournament of the levels has shown. */
export interface Measured {
  /** Which search played it. */
  readonly stamp: string
  /** By level, on a scale on which the greedy player stands at a thousand. */
  readonly elo: readonly number[]
  /** By level but the last, half the width of the interval that holds the step to the next one with 95 %. */
  readonly errors: readonly number[]
  /** Who met whom, a level from 1 on or 0 for the greedy player, and the first one's wins, draws and losses. */
  readonly results: readonly (readonly number[])[]
}
