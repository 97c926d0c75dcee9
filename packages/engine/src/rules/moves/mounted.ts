import type { Movement } from '../kinds.ts'
import { mounts } from '../mounts.ts'

/** Over a neighbour of either side to the cell straight behind it, empty or with a hostile man on it. */
export const mounted = (): Movement => (s) => {
  const { of, mount, landing } = mounts(s.board)
  return {
    go(p, from, base, out, n) {
      const men = p.cells
      const foes = s.foes[men[from] & 15]
      const end = of[from + 1]
      for (let hop = of[from]; hop < end; hop++) {
        const to = landing[hop]
        if (to < 0 || men[mount[hop]] === 0) continue
        const man = men[to]
        if (man === 0 || ((foes >> (man & 15)) & 1) === 1) out[n++] = base | (to << 10)
      }
      return n
    },
  }
}
