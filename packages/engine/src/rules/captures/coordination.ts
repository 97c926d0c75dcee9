import { Crossings } from '../../board/crossings.ts'
import { Lines } from '../../board/lines.ts'
import { OFF } from '../../board/topology.ts'
import { kindOf, SEAT_MASK } from '../../position/man.ts'
import { allowed, takesRoyals } from '../allowed.ts'
import type { Capture, CaptureFaces, Cell, Man, Marks, Position, SensitiveMarks } from '../kinds.ts'
import { namedPrey, preyByTag } from '../prey.ts'

/**
 * Takes the hostile men on the two other corners of the rectangle between where the mover lands and its own man
 * `with`: that man's file with the landing rank, and the landing file with that man's rank. A flat rectangle has no
 * other corners. The partner may be frozen: it is the mover who takes.
 */
export const coordination =
  ({ with: partner, only }: { with: string; only?: readonly string[] }): Capture =>
  (s, movement) => {
    const board = s.board
    const size = board.size
    const taken = allowed(s, only)
    const preyOf = preyByTag(s, taken)
    const isToEmpty = movement.along !== undefined
    const partnerKind = s.kindNamed(partner) << 4
    const corner = board.corner
    let spans: Spans | undefined
    /** The men that may be taken, when only some kinds may: asking where they stand is quicker than looking round. */
    const named = namedPrey(s, only)
    const markNamed = (p: Position, tag: number, ally: Cell, { at }: Spans, marks: Marks): void => {
      const prey = named[tag]
      for (let m = 0; m < prey.length; m++) {
        const end = prey[m] * size + p.count[prey[m]]
        for (let k = prey[m] * size; k < end; k++) {
          const i = at[ally * size + p.at[k]]
          if (i >= 0) markSpan(p.cells, i, marks)
        }
      }
    }
    const markSpan = (men: Int32Array, i: number, marks: Marks): void => {
      if (spans === undefined) return
      const { first, landings } = spans
      const end = first[i + 1]
      for (let k = first[i]; k < end; k++) if (!isToEmpty || men[landings[k]] === 0) marks.add(landings[k])
    }
    const forward: CaptureFaces = {
      rule: 'coordination',
      sparesRoyals: !takesRoyals(s, taken),
      victims(p, from, to, out, n) {
        const men = p.cells
        const tag = men[from] & SEAT_MASK
        const ally = p.find(partnerKind | tag)
        if (ally < 0) return n
        const prey = preyOf[tag]
        const one = corner[ally * size + to]
        if (one < 0) return n
        const other = corner[to * size + ally]
        if (prey[men[one]] === 1) out[n++] = one
        if (prey[men[other]] === 1) out[n++] = other
        return n
      },
      partner: (p, from) => {
        const ally = p.find(partnerKind | (p.cells[from] & SEAT_MASK))
        return ally < 0 ? OFF : ally
      },
      landings(p, tag, marks) {
        const ally = p.find(partnerKind | tag)
        if (ally < 0) return
        spans ??= new Spans(corner, size)
        if (only !== undefined) return markNamed(p, tag, ally, spans, marks)
        const men = p.cells
        const prey = preyOf[tag]
        const { of, targets } = spans
        const end = of[ally + 1]
        for (let i = of[ally]; i < end; i++) if (prey[men[targets[i]]] === 1) markSpan(men, i, marks)
      },
    }
    const { glides } = movement
    // What follows walks the lines as a glide does.
    if (glides === undefined) return forward
    const rays = board.rays(glides)
    const line = rays.cells
    const { files, ranks } = new Lines(board)
    const [acrossFiles, acrossRanks] = [new Crossings(rays, files), new Crossings(rays, ranks)]
    /** Where to land lest the target be no corner: any other cell of its rank if it has the ally's file, or the reverse. */
    const across = (ally: Cell, target: Cell): Crossings | undefined =>
      files[ally] === files[target] ? acrossRanks : ranks[ally] === ranks[target] ? acrossFiles : undefined
    /** Those landings for men that look like this, or undefined where they cannot take the target. */
    const landingsAgainst = (p: Position, target: Cell, man: Man): Crossings | undefined => {
      if (p.count[man] === 0 || taken[kindOf(p.cells[target])] === 0) return undefined
      const ally = p.find(partnerKind | (man & SEAT_MASK))
      return ally < 0 ? undefined : across(ally, target)
    }
    return {
      ...forward,
      takes(p, target, man) {
        const crossings = landingsAgainst(p, target, man)
        if (crossings === undefined) return false
        const { of, starts, landings } = crossings
        const end = man * size + p.count[man]
        for (let k = man * size; k < end; k++) {
          const way = crossings.wayFrom(p.at[k], target)
          for (let i = of[way]; i < of[way + 1]; i++) {
            if (isOpen(p.cells, starts[i], landings[i]) && s.isFree(p, p.at[k])) return true
          }
        }
        return false
      },
      opens(p, target, man, marks) {
        const crossings = landingsAgainst(p, target, man)
        if (crossings === undefined) return
        const { of, starts, landings } = crossings
        const end = man * size + p.count[man]
        for (let k = man * size; k < end; k++) {
          const way = crossings.wayFrom(p.at[k], target)
          for (let i = of[way]; i < of[way + 1]; i++) markObstacle(p.cells, starts[i], landings[i], target, marks)
        }
      },
    }

    /** Whether all cells of a line are empty, from the first index to the last. */
    function isOpen(men: Int32Array, start: number, end: number): boolean {
      for (let i = start; i <= end; i++) if (men[line[i]] !== 0) return false
      return true
    }

    /**
     * Of the men between the line's origin and its first landing, or on that, marks one: the target's own if there is one,
     * for whose sake no capture need be looked at. Two of its own are not both gone after one step; one of its own and a
     * hostile one are if the first takes the other.
     */
    function markObstacle(men: Int32Array, start: number, end: number, target: Cell, marks: SensitiveMarks): void {
      const tag = men[target] & SEAT_MASK
      let own = OFF
      let other = OFF
      for (let i = start; i <= end; i++) {
        const man = men[line[i]]
        if (man === 0) continue
        if ((man & SEAT_MASK) !== tag) other = line[i]
        else if (own === OFF) own = line[i]
        else return
      }
      if (own === OFF) {
        if (other !== OFF) marks.add(other)
      } else if (other === OFF) marks.add(own)
      else marks.addTaking(own)
    }
  }

/** By ally, numbers `of[ally]` up to the next: the cells in line with it, and which landings make each of them a corner. */
class Spans {
  readonly of: Int32Array
  readonly targets: Int16Array
  /** Landings `first[i]` up to the next belong to target `i`. */
  readonly first: Int32Array
  readonly landings: Int16Array
  /** Number of the target by ally and cell, −1 where they are not in line. */
  readonly at: Int32Array

  constructor(corner: Int16Array, size: number) {
    const cells = Array.from({ length: size }, (_, cell) => cell)
    const byAlly = cells.map((ally) => {
      const byTarget = new Map<Cell, Cell[]>()
      for (const to of cells) {
        for (const target of [corner[ally * size + to], corner[to * size + ally]]) {
          if (target >= 0) byTarget.set(target, [...(byTarget.get(target) ?? []), to])
        }
      }
      return [...byTarget]
    })
    this.of = startsOf(byAlly)
    this.targets = Int16Array.from(byAlly.flat(), ([target]) => target)
    this.first = startsOf(byAlly.flat().map(([, landings]) => landings))
    this.landings = Int16Array.from(byAlly.flat().flatMap(([, landings]) => landings))
    this.at = new Int32Array(size * size).fill(-1)
    for (const ally of cells) {
      for (let i = this.of[ally]; i < this.of[ally + 1]; i++) this.at[ally * size + this.targets[i]] = i
    }
  }
}

/** Where each list begins when all are laid end to end, and where the last one ends. */
function startsOf(lists: readonly (readonly unknown[])[]): Int32Array {
  const starts = new Int32Array(lists.length + 1)
  for (const [i, list] of lists.entries()) starts[i + 1] = starts[i] + list.length
  return starts
}
