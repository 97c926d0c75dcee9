import type { Verdict } from '../kinds.ts'
import { lossFor } from '../scores.ts'

/** A seat in check without a legal step has lost. */
export const checkmate = (): Verdict => (s) => ({
  on: 'stuck',
  judge: (p, { canMove, inCheck }) => (!canMove && inCheck ? lossFor(s, p.mover, 'checkmate') : undefined),
})
