/** What leaps to a player's eye, and what does not: each a chance, decided by the seed and the position. */
export interface Eye {
  /**
   * Chance to notice a capture by how far it reaches, in steps: the first entry for victims next to where the taker
   * stood. The last entry holds for everything farther.
   */
  readonly sight: readonly number[]
  /** Chance to notice what is done to the man that moved last, which everybody is looking at. */
  readonly focus: number
  /** Chance that a move comes to mind which takes nothing. */
  readonly breadth: number
  /** Chance to notice which men may not act. */
  readonly frozen: number
  /** Chance to have in mind that men are to be got rid of, in a game where they are. */
  readonly aim: number
  /** By how much one move pleases better than another for no reason, in hundredths of a pawn. */
  readonly whim: number
}
