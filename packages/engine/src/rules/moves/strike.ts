import type { Movement } from '../kinds.ts'
import { raysByTag, type Ways } from '../ways.ts'

/** One cell along those ways, onto a hostile man and nowhere else. A pawn's capture. */
export const strike =
  (along: Ways): Movement =>
  (s) => {
    const size = s.board.size
    const byTag = raysByTag(s, along).map(({ of, first, cells }) => {
      const near = new Uint8Array(size * size)
      const next = Int16Array.from(first, (start) => cells[start])
      for (let from = 0; from < size; from++) {
        for (let ray = of[from]; ray < of[from + 1]; ray++) near[from * size + next[ray]] = 1
      }
      return { of, next, near }
    })
    return {
      go(p, from, base, out, n) {
        const tag = p.cells[from] & 15
        const { of, next } = byTag[tag]
        const foes = s.foes[tag]
        for (let ray = of[from]; ray < of[from + 1]; ray++) {
          if (((foes >> (p.cells[next[ray]] & 15)) & 1) === 1) out[n++] = base | (next[ray] << 10)
        }
        return n
      },
      goAll(p, man, act, out, n) {
        const { of, next } = byTag[man & 15]
        const foes = s.foes[man & 15]
        const men = p.cells
        const last = man * size + p.count[man]
        for (let k = man * size; k < last; k++) {
          const from = p.at[k]
          const end = of[from + 1]
          for (let ray = of[from]; ray < end; ray++) {
            const cell = next[ray]
            if (((foes >> (men[cell] & 15)) & 1) === 1) out[n++] = from | act | (cell << 10)
          }
        }
        return n
      },
      arrival: { bounds: (tag, from, to) => byTag[tag].near[from * size + to] === 1 },
      comes(p, to, man) {
        const { near } = byTag[man & 15]
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) {
          if (near[p.at[i] * size + to] === 1 && s.isFree(p, p.at[i])) return true
        }
        return false
      },
      // Nothing lies between two neighbours, so emptying a cell brings no one nearer.
      opens() {},
    }
  }
