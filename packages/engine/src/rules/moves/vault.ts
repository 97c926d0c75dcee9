import { allowed } from '../allowed.ts'
import type { HeadingSet, Movement } from '../kinds.ts'

/**
 * Any distance along a set of headings, passing over single hostile men that have an empty cell directly behind them;
 * to an empty cell. `over` narrows what may be passed.
 */
export const vault =
  (along: HeadingSet, { over }: { over?: readonly string[] } = {}): Movement =>
  (s) => {
    const { path } = s.board.rays(along)
    const passable = allowed(s, over)
    return {
      go(p, from, base, out, n) {
        const men = p.cells
        const foes = s.foes[men[from] & 15]
        const end = path[from + 1]
        for (let i = path[from]; i < end; ) {
          const entry = path[i]
          const cell = entry & 1023
          const man = men[cell]
          if (man === 0) {
            out[n++] = base | (cell << 10)
            i++
            continue
          }
          // A man is passed when it is hostile and the same ray goes on to an empty cell.
          const behind = i + 1
          const nextRay = entry >> 10
          const passes =
            ((foes >> (man & 15)) & 1) === 1 &&
            passable[man >> 4] === 1 &&
            behind < nextRay &&
            men[path[behind] & 1023] === 0
          i = passes ? behind : nextRay
        }
        return n
      },
    }
  }
