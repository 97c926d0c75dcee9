import type { Movement, Region } from '../kinds.ts'
import { regionByTag } from '../regions.ts'
import { raysByTag, type Ways } from '../ways.ts'

/**
 * One cell along those ways, to an empty one; from the region `from` as many as `steps`, over empty cells. A pawn's push.
 * It takes nobody, so nobody asks it backwards.
 */
export const advance =
  (along: Ways = ['n'], { steps = 1, from: region }: { steps?: number; from?: Region } = {}): Movement =>
  (s) => {
    const size = s.board.size
    const byTag = raysByTag(s, along)
    const starts = region === undefined ? undefined : regionByTag(s, region)
    return {
      go(p, from, base, out, n) {
        const { of, first, cells } = byTag[p.cells[from] & 15]
        const most = starts === undefined || starts[p.cells[from] & 15][from] === 1 ? steps : 1
        for (let ray = of[from]; ray < of[from + 1]; ray++) {
          let i = first[ray]
          for (let step = 0; step < most && cells[i] >= 0 && p.cells[cells[i]] === 0; step++, i++)
            out[n++] = base | (cells[i] << 10)
        }
        return n
      },
      goAll(p, man, act, out, n) {
        const { of, first, cells } = byTag[man & 15]
        const start = starts?.[man & 15]
        const men = p.cells
        const end = man * size + p.count[man]
        for (let k = man * size; k < end; k++) {
          const from = p.at[k]
          const most = start === undefined || start[from] === 1 ? steps : 1
          for (let ray = of[from]; ray < of[from + 1]; ray++) {
            let i = first[ray]
            for (let step = 0; step < most && cells[i] >= 0 && men[cells[i]] === 0; step++, i++)
              out[n++] = from | act | (cells[i] << 10)
          }
        }
        return n
      },
    }
  }
