import type { Verdict } from '../kinds.ts'
import { draw, lossFor, winFor } from '../scores.ts'

/** A seat without a legal step has lost, or has won, or the game is drawn, whether it is in check or not. */
export const noMove = {
  loses: (): Verdict => (s) => ({
    on: 'stuck',
    judge: (p, { canMove }) => (canMove ? undefined : lossFor(s, p.mover, 'noMove')),
  }),
  /** The reason told may be another where having nothing left to do is what both are after. */
  wins:
    (reason = 'stalemate'): Verdict =>
    (s) => ({
      on: 'stuck',
      judge: (p, { canMove }) => (canMove ? undefined : winFor(s, p.mover, reason)),
    }),
  draws: (): Verdict => (s) => ({
    on: 'stuck',
    judge: (_, { canMove }) => (canMove ? undefined : draw(s, 'stalemate')),
  }),
}
