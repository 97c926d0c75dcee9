import type { Verdict } from '../kinds.ts'
import { draw, lossFor, winFor } from '../scores.ts'

/**
 * What comes to a seat without a legal step, whether it is in check or not: a loss, a win, a draw, or a share of the
 * point, the rest of which the others share.
 */
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
  leaves:
    (share: number): Verdict =>
    (s) => ({
      on: 'stuck',
      judge: (p, { canMove }) => {
        if (canMove) return undefined
        const rest = (s.seats.length / 2 - share) / (s.seats.length - 1)
        return { reason: 'unequalStalemate', scores: s.seats.map((_, seat) => (seat === p.mover ? share : rest)) }
      },
    }),
}
