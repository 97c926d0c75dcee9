import { type CastlingPlan, castlingRights, kingHome, partnerHome } from '../castling.ts'
import type { Upkeep } from '../kinds.ts'

/** A right to castle is gone once king or partner has left its place, whatever the reason. */
export const castlingLapses =
  (plan: CastlingPlan): Upkeep =>
  (s) => {
    const rights = castlingRights(s, plan)
    const slots = Int32Array.from(rights, ({ slot }) => slot)
    const kings = Int32Array.from(rights, ({ king }) => king)
    const partners = Int32Array.from(rights, ({ partner }) => partner)
    return (p) => {
      const { cells } = p
      for (let i = 0; i < slots.length; i++) {
        const right = cells[slots[i]]
        if (right === 0) continue
        if (cells[kingHome(right)] !== kings[i] || cells[partnerHome(right)] !== partners[i]) p.set(slots[i], 0)
      }
    }
  }
