import { type CastlingPlan, castlingRights, stands } from '../castling.ts'
import type { Upkeep } from '../kinds.ts'

/** A right to castle is gone once king or partner has left its place, whatever the reason. */
export const castlingLapses =
  (plan: CastlingPlan): Upkeep =>
  (s) => {
    const rights = castlingRights(s, plan)
    return (p) => {
      for (let i = 0; i < rights.length; i++) {
        const right = rights[i]
        if (p.cells[right.slot] !== 0 && !stands(p, right)) p.set(right.slot, 0)
      }
    }
  }
