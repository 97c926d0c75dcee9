import type { Rays } from '../../board/rays.ts'
import type { Cell, Movement, Moves, Region } from '../kinds.ts'
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
    const starts = region === undefined ? undefined : regionByTag(s, region)
    const byTag = raysByTag(s, along).map((rays, tag) =>
      shortened(rays, size, (cell) => (starts === undefined || starts[tag][cell] === 1 ? steps : 1)),
    )
    return {
      go: (p, from, base, out, n) => run(byTag[p.cells[from] & 15], p.cells, from, base, out, n),
      goAll(p, man, act, out, n) {
        const path = byTag[man & 15]
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) n = run(path, p.cells, p.at[i], p.at[i] | act, out, n)
        return n
      },
      reaches(tag, from, to) {
        const path = byTag[tag]
        for (let i = path[from]; i < path[from + 1]; i++) if ((path[i] & 1023) === to) return true
        return false
      },
    }
  }

/** The lines as in `Rays.path`, each cut off after as many cells as its cell allows. */
function shortened({ of, first, cells }: Rays, size: number, most: (cell: Cell) => number): Int32Array {
  const path: number[] = []
  const entries: number[] = []
  for (let from = 0; from < size; from++) {
    path.push(size + 1 + entries.length)
    for (let ray = of[from]; ray < of[from + 1]; ray++) {
      const line = [...cells.subarray(first[ray], cells.indexOf(-1, first[ray]))].slice(0, most(from))
      const beyond = size + 1 + entries.length + line.length
      entries.push(...line.map((cell) => cell | (beyond << 10)))
    }
  }
  path.push(size + 1 + entries.length)
  return Int32Array.from([...path, ...entries])
}

function run(path: Int32Array, men: Int32Array, from: Cell, base: number, out: Moves, n: number): number {
  const end = path[from + 1]
  for (let i = path[from]; i < end; ) {
    const cell = path[i] & 1023
    if (men[cell] === 0) {
      out[n++] = base | (cell << 10)
      i++
    } else i = path[i] >> 10
  }
  return n
}
