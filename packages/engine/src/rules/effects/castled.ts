import { type CastlingPlan, castlingRights, partnerHome } from '../castling.ts'
import type { Effect } from '../kinds.ts'

/**
 * Puts king and partner where castling to the side of the argument takes them. Who has castled has no right left, though
 * the king may have stayed where it was: in Chess960 its partner alone may move.
 */
export const castled =
  (plan: CastlingPlan): Effect =>
  (s) => {
    const rights = castlingRights(s, plan)
    const byTag = Array.from({ length: 16 }, (_, tag) => rights.filter(({ seat }) => seat === tag - 1))
    return (p, from, _to, side) => {
      const own = byTag[p.cells[from] & 15]
      const { slot, king, partner, kingEnds, partnerEnds } = own[side - 1]
      const home = partnerHome(p.cells[slot])
      p.set(from, 0)
      p.set(home, 0)
      p.set(kingEnds, king)
      p.set(partnerEnds, partner)
      for (let i = 0; i < own.length; i++) if (p.cells[own[i].slot] !== 0) p.set(own[i].slot, 0)
      return 0
    }
  }
