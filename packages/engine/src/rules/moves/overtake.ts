import type { Movement, MovementFaces } from '../kinds.ts'
import { passing } from '../passing.ts'
import { raysByTag, type Ways } from '../ways.ts'

/** One cell along those ways, to the empty cell that a hostile man has just passed. */
export const overtake =
  (along: Ways, memories = 1): Movement =>
  (s) => {
    const { slots, victimAt } = passing(s, memories)
    const [first] = slots
    const byTag = raysByTag(s, along)
    const size = s.board.size
    const go: MovementFaces['go'] = (p, from, base, out, n) => {
      if (p.cells[first] === 0) return n
      const tag = p.cells[from] & 15
      const rays = byTag[tag]
      for (let ray = rays.of[from]; ray < rays.of[from + 1]; ray++) {
        const cell = rays.cells[rays.first[ray]]
        if (p.cells[cell] !== 0) continue
        const victim = victimAt(p, cell)
        if (victim >= 0 && ((s.foes[tag] >> (p.cells[victim] & 15)) & 1) === 1) out[n++] = base | (cell << 10)
      }
      return n
    }
    return {
      go,
      goAll(p, man, act, out, n) {
        if (p.cells[first] === 0) return n
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) n = go(p, p.at[i], p.at[i] | act, out, n)
        return n
      },
    }
  }
