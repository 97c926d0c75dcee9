import { allowed } from '../allowed.ts'
import type { Cell, HeadingSet, Movement, Moves } from '../kinds.ts'

/**
 * Any distance along a set of headings, passing over single hostile men that have an empty cell directly behind them;
 * to an empty cell. `over` narrows what may be passed; a move that `mustPass` passes one man at least, one that passes
 * only `one` goes on behind it as far as the cells are empty.
 */
export const vault =
  (
    along: HeadingSet,
    { over, mustPass = false, one = false }: { over?: readonly string[]; mustPass?: boolean; one?: boolean } = {},
  ): Movement =>
  (s) => {
    const size = s.board.size
    const { path } = s.board.rays(along)
    const passable = allowed(s, over)
    if (mustPass) {
      return {
        along,
        go: (p, from, base, out, n) =>
          overleap(path, passable, p.cells, s.foes[p.cells[from] & 15], from, base, out, n),
      }
    }
    if (one) {
      return {
        along,
        go: (p, from, base, out, n) => hurdle(path, passable, p.cells, s.foes[p.cells[from] & 15], from, base, out, n),
      }
    }
    return {
      along,
      ...(over === undefined ? { vaults: along } : {}),
      go: (p, from, base, out, n) => spring(path, passable, p.cells, s.foes[p.cells[from] & 15], from, base, out, n),
      goAll(p, man, act, out, n) {
        const foes = s.foes[man & 15]
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) {
          n = spring(path, passable, p.cells, foes, p.at[i], p.at[i] | act, out, n)
        }
        return n
      },
    }
  }

function spring(
  path: Int32Array,
  passable: Uint8Array,
  men: Int32Array,
  foes: number,
  from: Cell,
  base: number,
  out: Moves,
  n: number,
): number {
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
    const mayPass = ((foes >> (man & 15)) & 1) === 1 && passable[man >> 4] === 1
    i = mayPass && behind < nextRay && men[path[behind] & 1023] === 0 ? behind : nextRay
  }
  return n
}

/** As `spring`, leaving out where nobody has been passed yet. */
function overleap(
  path: Int32Array,
  passable: Uint8Array,
  men: Int32Array,
  foes: number,
  from: Cell,
  base: number,
  out: Moves,
  n: number,
): number {
  const end = path[from + 1]
  let ray = path[from]
  let hasPassed = false
  for (let i = path[from]; i < end; ) {
    const nextRay = path[i] >> 10
    if (nextRay !== ray) hasPassed = false
    ray = nextRay
    const cell = path[i] & 1023
    const man = men[cell]
    if (man === 0) {
      if (hasPassed) out[n++] = base | (cell << 10)
      i++
      continue
    }
    const behind = i + 1
    const mayPass = ((foes >> (man & 15)) & 1) === 1 && passable[man >> 4] === 1
    hasPassed = mayPass && behind < nextRay && men[path[behind] & 1023] === 0
    i = hasPassed ? behind : nextRay
  }
  return n
}

/** As `spring`, and whoever stands behind the first man passed is in the way. */
function hurdle(
  path: Int32Array,
  passable: Uint8Array,
  men: Int32Array,
  foes: number,
  from: Cell,
  base: number,
  out: Moves,
  n: number,
): number {
  const end = path[from + 1]
  let ray = path[from]
  let hasPassed = false
  for (let i = path[from]; i < end; ) {
    const nextRay = path[i] >> 10
    if (nextRay !== ray) hasPassed = false
    ray = nextRay
    const cell = path[i] & 1023
    const man = men[cell]
    if (man === 0) {
      out[n++] = base | (cell << 10)
      i++
      continue
    }
    const behind = i + 1
    const mayPass: boolean = !hasPassed && ((foes >> (man & 15)) & 1) === 1 && passable[man >> 4] === 1
    hasPassed = mayPass && behind < nextRay && men[path[behind] & 1023] === 0
    i = hasPassed ? behind : nextRay
  }
  return n
}
