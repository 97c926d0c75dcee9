import type { Effect } from '../kinds.ts'

/** When somebody was taken, whoever stands where the taker has arrived goes too, and all next to it but the kinds spared. */
export const explosion =
  ({ spares }: { spares: readonly string[] }): Effect =>
  (s) => {
    const { of, first, cells } = s.board.rays('every')
    const isSpared = Uint8Array.from(s.kinds, ({ name }) => Number(spares.includes(name)))
    return (p, _from, to, _argument, took) => {
      if (took === 0) return 0
      p.set(to, 0)
      let gone = 1
      for (let ray = of[to]; ray < of[to + 1]; ray++) {
        const cell = cells[first[ray]]
        if (p.cells[cell] === 0 || isSpared[p.cells[cell] >> 4] === 1) continue
        p.set(cell, 0)
        gone++
      }
      return gone
    }
  }
