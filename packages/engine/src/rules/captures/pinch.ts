import type { Rays } from '../../board/rays.ts'
import { OFF, type Topology } from '../../board/topology.ts'
import { kindOf } from '../../position/man.ts'
import { allowed, takesRoyals } from '../allowed.ts'
import type { Capture, CaptureFaces, Cell, HeadingSet, Setting } from '../kinds.ts'
import { preyByTag } from '../prey.ts'

/**
 * Custodial capture: every hostile man next to where the mover lands that has one of the mover's own side directly
 * beyond it. The far man may be of any kind, frozen too, for it is the mover who takes.
 * `only` narrows the victims; `afterMoving` asks that the move itself was along those headings.
 */
export const pinch =
  (along: HeadingSet, { only, afterMoving }: { only?: readonly string[]; afterMoving?: HeadingSet } = {}): Capture =>
  (s, movement) => {
    const board = s.board
    const size = board.size
    const taken = allowed(s, only)
    const preyOf = preyByTag(s, taken)
    const { of, first, cells: line, behind } = board.rays(along)
    const shape = afterMoving === undefined ? undefined : board.rays(afterMoving).to
    const { comes, opens } = movement
    const forward: CaptureFaces = {
      rule: 'pinch',
      sparesRoyals: !takesRoyals(s, taken),
      victims(p, from, to, out, n) {
        if (shape !== undefined && shape[from * size + to] < 0) return n
        const men = p.cells
        const tag = men[from] & 15
        const prey = preyOf[tag]
        const end = of[to + 1]
        for (let ray = of[to]; ray < end; ray++) {
          const i = first[ray]
          const victim = line[i]
          if (prey[men[victim]] === 0) continue
          const anchor = line[i + 1]
          if (anchor >= 0 && anchor !== from && (men[anchor] & 15) === tag) out[n++] = victim
        }
        return n
      },
      partner(_p, _from, to, victim) {
        for (let ray = of[to]; ray < of[to + 1]; ray++) {
          if (line[first[ray]] === victim) return line[first[ray] + 1]
        }
        return OFF
      },
      landings: landingsOf(s, along, movement.along !== undefined),
    }
    // What follows knows that the mover comes from anywhere, over empty cells to an empty cell.
    const isKnown = movement.glides !== undefined && afterMoving === undefined
    if (!isKnown || comes === undefined || opens === undefined) return forward
    return {
      ...forward,
      takes(p, target, man) {
        const men = p.cells
        if (taken[kindOf(men[target])] === 0) return false
        const tag = man & 15
        for (let ray = of[target]; ray < of[target + 1]; ray++) {
          const anchor = line[first[ray]]
          if ((men[anchor] & 15) !== tag) continue
          const landing = behind[ray]
          if (landing !== OFF && men[landing] === 0 && comes(p, landing, man)) return true
        }
        return false
      },
      opens(p, target, man, marks) {
        const men = p.cells
        if (taken[kindOf(men[target])] === 0) return
        const tag = man & 15
        for (let ray = of[target]; ray < of[target + 1]; ray++) {
          if ((men[line[first[ray]]] & 15) !== tag) continue
          const landing = behind[ray]
          if (landing === OFF) continue
          if (men[landing] !== 0) marks.add(landing)
          opens(p, landing, man, marks)
        }
      },
    }
  }

type Landings = NonNullable<CaptureFaces['landings']>

const known = new WeakMap<Setting, Map<string, Landings>>()

/** One function for all pinches of a game along the same headings, whoever their victims are: who asks, asks once. */
function landingsOf(s: Setting, along: HeadingSet, isToEmpty: boolean): Landings {
  const byHeadings = known.get(s) ?? new Map<string, Landings>()
  known.set(s, byHeadings)
  const key = `${along} ${isToEmpty}`
  const landings = byHeadings.get(key) ?? foresee(s, along, isToEmpty)
  byHeadings.set(key, landings)
  return landings
}

/**
 * Seen from the anchors: each has its neighbours, and the cells beyond them from which the pinch would close. `isToEmpty`
 * where nobody lands on a man.
 */
function foresee(s: Setting, along: HeadingSet, isToEmpty: boolean): Landings {
  const { size } = s.board
  const { of, pairs } = new Closings(s.board, s.board.rays(along))
  const preyOf = preyByTag(s, allowed(s, undefined))
  const kinds = s.kinds.length
  return (p, tag, marks) => {
    const men = p.cells
    const { at, count } = p
    const prey = preyOf[tag]
    for (let number = 1; number < kinds; number++) {
      const man = (number << 4) | tag
      const end = man * size + count[man]
      for (let k = man * size; k < end; k++) {
        const last = of[at[k] + 1]
        for (let i = of[at[k]]; i < last; i++) {
          const pair = pairs[i]
          if (prey[men[pair & 1023]] === 1 && (!isToEmpty || men[pair >> 10] === 0)) marks.add(pair >> 10)
        }
      }
    }
  }
}

/** By anchor, numbers `of[anchor]` up to `of[anchor + 1]`: whom it helps to pinch, and where the other man lands. */
class Closings {
  readonly of: Int32Array
  /** Victim in 10 bits, landing above them. */
  readonly pairs: Int32Array

  constructor(board: Topology, rays: Rays) {
    const all: { anchor: Cell; victim: Cell; landing: Cell }[] = []
    for (let landing = 0; landing < board.size; landing++) {
      for (let ray = rays.of[landing]; ray < rays.of[landing + 1]; ray++) {
        const i = rays.first[ray]
        if (rays.cells[i + 1] >= 0) all.push({ anchor: rays.cells[i + 1], victim: rays.cells[i], landing })
      }
    }
    all.sort((a, b) => a.anchor - b.anchor)
    this.of = Int32Array.from({ length: board.size + 1 }, (_, cell) => all.filter(({ anchor }) => anchor < cell).length)
    this.pairs = Int32Array.from(all, ({ victim, landing }) => victim | (landing << 10))
  }
}
