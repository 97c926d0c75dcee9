import type { Cell, HeadingSet, Movement, Position } from '../kinds.ts'

/**
 * At the first man seen along a set of headings, if it is hostile: within `near` steps always, farther only where some
 * other friend spots it, from beside it or from two cells away in a line with nobody between. A friend that may not
 * move spots as well as any.
 */
export const shot =
  (along: HeadingSet, { near }: { near: number }): Movement =>
  (s) => {
    const { of, first, cells: line, path } = s.board.rays(along)
    const spots = s.board.rays('every')
    const isSpotted = (p: Position, target: Cell, from: Cell): boolean => {
      const men = p.cells
      const tag = men[from] & 15
      for (let ray = spots.of[target]; ray < spots.of[target + 1]; ray++) {
        const beside = spots.cells[spots.first[ray]]
        if ((men[beside] & 15) === tag && beside !== from) return true
        if (men[beside] !== 0) continue
        const beyond = spots.cells[spots.first[ray] + 1]
        if (beyond >= 0 && (men[beyond] & 15) === tag && beyond !== from) return true
      }
      return false
    }
    return {
      go(p, from, base, out, n) {
        const men = p.cells
        const foes = s.foes[men[from] & 15]
        const end = path[from + 1]
        for (let i = path[from]; i < end; ) {
          const beyond = path[i] >> 10
          let steps = 1
          while (i < beyond && men[path[i] & 1023] === 0) {
            i++
            steps++
          }
          if (i < beyond) {
            const cell = path[i] & 1023
            const isSeen = ((foes >> (men[cell] & 15)) & 1) === 1
            if (isSeen && (steps <= near || isSpotted(p, cell, from))) out[n++] = base | (cell << 10)
          }
          i = beyond
        }
        return n
      },
      hinders(p, from, to) {
        const foes = s.foes[p.cells[from] & 15]
        for (let ray = of[from]; ray < of[from + 1]; ray++) {
          let i = first[ray]
          while (line[i] >= 0 && p.cells[line[i]] === 0) i++
          if (line[i] !== to || ((foes >> (p.cells[to] & 15)) & 1) === 0) continue
          if (i - first[ray] >= near && !isSpotted(p, to, from)) return { key: 'unspotted', whom: [to], by: [] }
        }
        return undefined
      },
    }
  }
