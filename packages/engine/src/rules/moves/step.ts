import { kindOf } from '../../position/man.ts'
import { allowed } from '../allowed.ts'
import type { HeadingSet, Movement } from '../kinds.ts'

/**
 * One cell along a set of headings, to an empty cell or onto a hostile man.
 * `onto` narrows what may be stepped on and leaves out empty cells: a chameleon steps onto kings alone.
 */
export const step =
  (along: HeadingSet, { onto }: { onto?: readonly string[] } = {}): Movement =>
  (s) => {
    const { of, first, cells: line } = s.board.rays(along)
    const size = s.board.size
    const near = s.board.near(along)
    const landing = allowed(s, onto)
    const mayGoEmpty = onto === undefined
    return {
      go(p, from, base, out, n) {
        const men = p.cells
        const foes = s.foes[men[from] & 15]
        const end = of[from + 1]
        for (let ray = of[from]; ray < end; ray++) {
          const cell = line[first[ray]]
          const man = men[cell]
          const may = man === 0 ? mayGoEmpty : ((foes >> (man & 15)) & 1) === 1 && landing[kindOf(man)] === 1
          if (may) out[n++] = base | (cell << 10)
        }
        return n
      },
      comes(p, to, man) {
        for (let i = 0; i < p.count[man]; i++) {
          const cell = p.at[man * size + i]
          if (near[cell * size + to] === 1 && s.isFree(p, cell)) return true
        }
        return false
      },
      // Nothing lies between two neighbours, so emptying a cell brings no one nearer.
      opens() {},
    }
  }
