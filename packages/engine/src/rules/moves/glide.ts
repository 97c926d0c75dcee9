import type { HeadingSet, Movement } from '../kinds.ts'

/** Any distance over empty cells along a set of headings, to an empty cell. */
export const glide =
  (along: HeadingSet): Movement =>
  (s) => {
    const { of, first, cells: line, path } = s.board.rays(along)
    return {
      go(p, from, base, out, n) {
        const men = p.cells
        const end = path[from + 1]
        for (let i = path[from]; i < end; ) {
          const entry = path[i]
          const cell = entry & 1023
          if (men[cell] === 0) {
            out[n++] = base | (cell << 10)
            i++
          } else i = entry >> 10
        }
        return n
      },
      comes(p, to, man) {
        const men = p.cells
        for (let ray = of[to]; ray < of[to + 1]; ray++) {
          let i = first[ray]
          while (line[i] >= 0 && men[line[i]] === 0) i++
          if (line[i] >= 0 && men[line[i]] === man && s.isFree(p, line[i])) return true
        }
        return false
      },
      // Only the nearest man on each line is marked: whatever else must leave, that one must.
      opens(p, to, _man, marks) {
        const men = p.cells
        for (let ray = of[to]; ray < of[to + 1]; ray++) {
          let i = first[ray]
          while (line[i] >= 0 && men[line[i]] === 0) i++
          if (line[i] >= 0) marks.add(line[i])
        }
      },
    }
  }
