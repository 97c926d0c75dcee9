import { allowed } from '../allowed.ts'
import type { HeadingSet, Movement } from '../kinds.ts'

/**
 * To the first man seen along a set of headings, of either side, but for hostile men of the kinds in `butHostile`; with
 * `onlyHostile` to no friend.
 */
export const sight =
  (
    along: HeadingSet,
    { butHostile = [], onlyHostile = false }: { butHostile?: readonly string[]; onlyHostile?: boolean } = {},
  ): Movement =>
  (s) => {
    const { path, first, cells: line, to: rayTo } = s.board.rays(along)
    const left = allowed(s, butHostile)
    return {
      go(p, from, base, out, n) {
        const men = p.cells
        const foes = s.foes[men[from] & 15]
        const end = path[from + 1]
        for (let i = path[from]; i < end; ) {
          const cell = path[i] & 1023
          const man = men[cell]
          if (man === 0) {
            i++
            continue
          }
          const isHostile = ((foes >> (man & 15)) & 1) === 1
          if (isHostile ? left[man >> 4] === 0 : !onlyHostile) out[n++] = base | (cell << 10)
          i = path[i] >> 10
        }
        return n
      },
      hinders(p, from, to) {
        const isLeft = left[p.cells[to] >> 4] === 1 && ((s.foes[p.cells[from] & 15] >> (p.cells[to] & 15)) & 1) === 1
        const ray = rayTo[from * p.size + to]
        if (!isLeft || ray < 0) return undefined
        let i = first[ray]
        while (p.cells[line[i]] === 0) i++
        return line[i] === to ? { key: 'notWith', whom: [to], by: [] } : undefined
      },
    }
  }
