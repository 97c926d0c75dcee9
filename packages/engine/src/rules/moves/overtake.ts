import type { Movement, MovementFaces } from '../kinds.ts'
import { passing } from '../passing.ts'
import { raysByTag, type Ways } from '../ways.ts'

/** One cell along those ways, to the empty cell that a hostile man has just passed. */
export const overtake =
  (along: Ways): Movement =>
  (s) => {
    const { slot, victim, passed } = passing(s)
    const byTag = raysByTag(s, along)
    const size = s.board.size
    const go: MovementFaces['go'] = (p, from, base, out, n) => {
      if (p.cells[slot] === 0) return n
      const tag = p.cells[from] & 15
      if (((s.foes[tag] >> (p.cells[victim(p)] & 15)) & 1) === 0) return n
      const { of, first, cells } = byTag[tag]
      for (let ray = of[from]; ray < of[from + 1]; ray++) {
        const cell = cells[first[ray]]
        if (p.cells[cell] === 0 && passed(p, cell)) out[n++] = base | (cell << 10)
      }
      return n
    }
    return {
      go,
      goAll(p, man, act, out, n) {
        if (p.cells[slot] === 0) return n
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) n = go(p, p.at[i], p.at[i] | act, out, n)
        return n
      },
    }
  }
