import { kindOf } from '../../position/man.ts'
import { allowed } from '../allowed.ts'
import type { HeadingSet, Movement } from '../kinds.ts'

/**
 * Any distance along a set of headings, passing over single hostile men that have an empty cell directly behind them;
 * to an empty cell. `over` narrows what may be passed.
 */
export const vault =
  (along: HeadingSet, { over }: { over?: readonly string[] } = {}): Movement =>
  (s) => {
    const { of, first, cells: line } = s.board.rays(along)
    const passable = allowed(s, over)
    return {
      go(p, from, base, out, n) {
        const men = p.cells
        const foes = s.foes[men[from] & 15]
        const end = of[from + 1]
        for (let ray = of[from]; ray < end; ray++) {
          for (let i = first[ray], cell = line[i]; cell >= 0; cell = line[++i]) {
            const man = men[cell]
            if (man === 0) {
              out[n++] = base | (cell << 10)
              continue
            }
            if (((foes >> (man & 15)) & 1) === 0 || passable[kindOf(man)] === 0) break
            const behind = line[i + 1]
            if (behind < 0 || men[behind] !== 0) break
          }
        }
        return n
      },
    }
  }
