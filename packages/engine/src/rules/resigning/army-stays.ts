import { fallen } from '../fallen.ts'
import type { Resignation } from '../kinds.ts'
import { points } from '../points.ts'

/**
 * Who gives up is out, and its men stay where they stand; its royal man can still be taken for its points. Where only
 * one seat is left then, there is nobody to defend that man, and the one left gets the points for it at once.
 */
export const armyStays =
  ({ king }: { king: number }): Resignation =>
  (s) => {
    const { giveUp, isOut, left } = fallen(s)
    const { add } = points(s)
    return (p) => {
      giveUp(p, p.mover)
      if (left(p) !== 1) return
      add(
        p,
        s.seats.findIndex((_, seat) => !isOut(p, seat)),
        king,
      )
    }
  }
