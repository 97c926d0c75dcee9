import { OFF } from '../../board/topology.ts'
import { kindOf, SEAT_MASK } from '../../position/man.ts'
import { createMoves, TO_SHIFT } from '../../position/move.ts'
import { allowed, takesRoyals } from '../allowed.ts'
import type { Capture, CaptureFaces } from '../kinds.ts'

/**
 * Takes the hostile men on the two other corners of the rectangle between where the mover lands and its own man
 * `with`: that man's file with the landing rank, and the landing file with that man's rank. A flat rectangle has no
 * other corners. The partner may be frozen: it is the mover who takes.
 */
export const coordination =
  ({ with: partner, only }: { with: string; only?: readonly string[] }): Capture =>
  (s, movement) => {
    const board = s.board
    const size = board.size
    const taken = allowed(s, only)
    const partnerKind = s.kindNamed(partner) << 4
    const corner = board.corner
    const landings = createMoves()
    /** By tag, the tags hostile to it. */
    const hostile = Array.from(s.foes, (foes) =>
      s.seats.map((_, seat) => seat + 1).filter((tag) => ((foes >> tag) & 1) === 1),
    )
    const forward: CaptureFaces = {
      rule: 'coordination',
      sparesRoyals: !takesRoyals(s, taken),
      victims(p, from, to, out, n) {
        const men = p.cells
        const tag = men[from] & SEAT_MASK
        const ally = p.find(partnerKind | tag)
        if (ally < 0) return n
        const foes = s.foes[tag]
        const one = corner[ally * size + to]
        if (one < 0) return n
        const other = corner[to * size + ally]
        const first = men[one]
        if (first !== 0 && ((foes >> (first & 15)) & 1) === 1 && taken[kindOf(first)] === 1) out[n++] = one
        const second = men[other]
        if (second !== 0 && ((foes >> (second & 15)) & 1) === 1 && taken[kindOf(second)] === 1) out[n++] = other
        return n
      },
      partner: (p, from) => {
        const ally = p.find(partnerKind | (p.cells[from] & SEAT_MASK))
        return ally < 0 ? OFF : ally
      },
      landings(p, tag, marks) {
        const ally = p.find(partnerKind | tag)
        if (ally < 0) return
        for (let number = 1; number < s.kinds.length; number++) {
          if (taken[number] === 0) continue
          for (let k = 0; k < hostile[tag].length; k++) {
            const man = (number << 4) | hostile[tag][k]
            const end = man * size + p.count[man]
            for (let i = man * size; i < end; i++) {
              const target = p.at[i]
              if (corner[ally * size + target] >= 0) continue
              for (let to = 0; to < size; to++) {
                if (corner[ally * size + to] === target || corner[to * size + ally] === target) marks.add(to)
              }
            }
          }
        }
      },
    }
    const { hems } = movement
    if (hems === undefined) return forward
    return {
      ...forward,
      // The target must share a file or a rank with the partner, else no landing makes it a corner.
      takes(p, target, man) {
        if (p.count[man] === 0 || taken[kindOf(p.cells[target])] === 0) return false
        const ally = p.find(partnerKind | (man & SEAT_MASK))
        if (ally < 0 || corner[ally * size + target] >= 0) return false
        for (let k = 0; k < p.count[man]; k++) {
          const from = p.at[man * size + k]
          if (!s.isFree(p, from)) continue
          const n = movement.go(p, from, 0, landings, 0)
          for (let i = 0; i < n; i++) {
            const to = landings[i] >> TO_SHIFT
            if (corner[ally * size + to] === target || corner[to * size + ally] === target) return true
          }
        }
        return false
      },
      opens(p, target, man, marks) {
        if (p.count[man] === 0 || taken[kindOf(p.cells[target])] === 0) return
        const ally = p.find(partnerKind | (man & SEAT_MASK))
        if (ally < 0 || corner[ally * size + target] >= 0) return
        for (let i = 0; i < p.count[man]; i++) hems(p, p.at[man * size + i], marks)
      },
    }
  }
