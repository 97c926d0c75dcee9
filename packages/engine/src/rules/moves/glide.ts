import type { Cell, HeadingSet, Movement, Moves } from '../kinds.ts'
import { once } from '../once.ts'

/** Any distance over empty cells along a set of headings, to an empty cell. */
export const glide =
  (along: HeadingSet): Movement =>
  (s) => {
    const size = s.board.size
    const { of, first, cells: line, path, isSingle } = s.board.rays(along)
    const write = isSingle ? slide : slideOnce
    return {
      along,
      glides: along,
      go: (p, from, base, out, n) => write(path, p.cells, from, base, out, n),
      goAll(p, man, act, out, n) {
        const men = p.cells
        const at = p.at
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) n = write(path, men, at[i], at[i] | act, out, n)
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
      // Only the nearest man on a line is marked, and only where such a man stands behind it: that one must leave first.
      opens(p, to, man, marks) {
        const men = p.cells
        for (let ray = of[to]; ray < of[to + 1]; ray++) {
          let i = first[ray]
          while (line[i] >= 0 && men[line[i]] === 0) i++
          const nearest = line[i]
          if (nearest < 0) continue
          for (i++; line[i] >= 0; i++) {
            if (men[line[i]] !== man) continue
            marks.add(nearest)
            break
          }
        }
      },
    }
  }

function slide(path: Int32Array, men: Int32Array, from: Cell, base: number, out: Moves, n: number): number {
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
}

const slideOnce: typeof slide = (path, men, from, base, out, n) => once(out, n, slide(path, men, from, base, out, n))
