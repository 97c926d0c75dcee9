import { type CastlingPlan, castlingRights, partnerHome } from '../castling.ts'
import type { Effect } from '../kinds.ts'

/** Puts king and partner where castling to the side of the argument takes them. */
export const castled =
  (plan: CastlingPlan): Effect =>
  (s) => {
    const rights = castlingRights(s, plan)
    const byTag = Array.from({ length: 16 }, (_, tag) => rights.filter(({ seat }) => seat === tag - 1))
    return (p, from, _to, side) => {
      const { slot, king, partner, kingEnds, partnerEnds } = byTag[p.cells[from] & 15][side - 1]
      const home = partnerHome(p.cells[slot])
      p.set(from, 0)
      p.set(home, 0)
      p.set(kingEnds, king)
      p.set(partnerEnds, partner)
      return 0
    }
  }
