import { menHostileTo } from '../hostile.ts'
import type { Cell, HeadingSet, Movement, MovementFaces, Moves, Position, Setting } from '../kinds.ts'

/** One cell along a set of headings, to an empty cell or onto a hostile man. */
export const step =
  (along: HeadingSet): Movement =>
  (s) => {
    const { of, first, cells: line } = s.board.rays(along)
    const next = Int16Array.from(first, (start) => line[start])
    return {
      go: (p, from, base, out, n) => stride(of, next, p.cells, s.foes[p.cells[from] & 15], from, base, out, n),
      goAll(p, man, act, out, n) {
        const foes = s.foes[man & 15]
        const end = man * p.size + p.count[man]
        for (let i = man * p.size; i < end; i++) n = stride(of, next, p.cells, foes, p.at[i], p.at[i] | act, out, n)
        return n
      },
      ...arrival(s, along),
    }
  }

function stride(
  of: Int32Array,
  next: Int16Array,
  men: Int32Array,
  foes: number,
  from: Cell,
  base: number,
  out: Moves,
  n: number,
): number {
  const end = of[from + 1]
  for (let ray = of[from]; ray < end; ray++) {
    const cell = next[ray]
    const man = men[cell]
    if (man === 0 || ((foes >> (man & 15)) & 1) === 1) out[n++] = base | (cell << 10)
  }
  return n
}

/** One cell along a set of headings, onto a hostile man of the kinds named and nowhere else. */
export const stepOnto =
  (along: HeadingSet, kinds: readonly string[]): Movement =>
  (s) => {
    const size = s.board.size
    const near = s.board.near(along)
    const goals = Array.from({ length: 16 }, (_, tag) => Int32Array.from(menHostileTo(s, tag, kinds)))
    return {
      // The men one may step onto are few and listed, so they are asked for rather than looked for.
      go: (p, from, base, out, n) => pounce(p, goals[p.cells[from] & 15], from, base, out, n),
      goAll(p, man, act, out, n) {
        const hostile = goals[man & 15]
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) n = pounce(p, hostile, p.at[i], p.at[i] | act, out, n)
        return n
      },
      ...arrival(s, along),
    }

    function pounce(p: Position, hostile: Int32Array, from: Cell, base: number, out: Moves, n: number): number {
      for (let k = 0; k < hostile.length; k++) {
        const end = hostile[k] * size + p.count[hostile[k]]
        for (let i = hostile[k] * size; i < end; i++) {
          const cell = p.at[i]
          if (near[from * size + cell] === 1) out[n++] = base | (cell << 10)
        }
      }
      return n
    }
  }

function arrival(s: Setting, along: HeadingSet): Required<Pick<MovementFaces, 'arrival' | 'comes' | 'opens'>> {
  const size = s.board.size
  const near = s.board.near(along)
  return {
    arrival: { bounds: (_tag, from, to) => near[from * size + to] === 1 },
    comes(p, to, man) {
      const end = man * size + p.count[man]
      for (let i = man * size; i < end; i++) {
        if (near[p.at[i] * size + to] === 1 && s.isFree(p, p.at[i])) return true
      }
      return false
    },
    // Nothing lies between two neighbours, so emptying a cell brings no one nearer.
    opens() {},
  }
}
