import type { Rays } from '../../board/rays.ts'
import { kindOf, manOf } from '../../position/man.ts'
import { fallen } from '../fallen.ts'
import { menHostileTo } from '../hostile.ts'
import type { Cell, Position, Setting, Upkeep } from '../kinds.ts'
import { type Memory, packPassing, passerOf, passerTag, passing } from '../passing.ts'
import { raysByTag, type Ways } from '../ways.ts'

/**
 * After a man of the kind named has gone several steps ahead at once, remembers it, as long as a hostile man of the kind
 * could overtake it along the ways given. Where the memory lasts a step and no longer, that has to be legal: positions
 * differ by what can be done in them, and a right that a pin makes void is none (FIDE Laws, 9.2.3). What is left of its owner's own turn never ends the memory.
 */
export const rememberPassing =
  (name: string, along: Ways, { memories = 1, lasts = 'a step' }: { memories?: number; lasts?: Memory } = {}): Upkeep =>
  (s) => {
    const { slots, passed } = passing(s, memories)
    const kind = s.kindNamed(name)
    const forward = raysByTag(s, ['n'])
    const canOvertake = overtaking(s, name, along)
    const size = s.board.size
    const { stage } = s.slots
    // Who is out has no turn any more with which a round would end.
    const isGone = lasts === 'a round' ? fallen(s).isOut : () => false
    const kept = new Int32Array(memories + 1)

    /** Whether some cell the man passed is still free for someone ready to come there. */
    const isDue = (p: Position, value: number): boolean => {
      const tag = passerTag(value)
      const end = passerOf(value)
      if (p.cells[end] !== manOf(kind, tag - 1)) return false
      const { cells, first, to } = forward[tag]
      for (let i = first[to[((value - 1) & 1023) * size + end]]; cells[i] !== end; i++) {
        if (p.cells[cells[i]] === 0 && canOvertake(p, cells[i], tag)) return true
      }
      return false
    }
    /** Whether someone may indeed take the man so, whose memory has just been written down. */
    const isLegal = (p: Position, value: number): boolean => {
      const end = passerOf(value)
      const { cells, first, to } = forward[passerTag(value)]
      for (let i = first[to[((value - 1) & 1023) * size + end]]; cells[i] !== end; i++) {
        if (s.takersOf(p, end, cells[i]).length > 0) return true
      }
      return false
    }
    const outlasts = (p: Position, value: number, cell: Cell): boolean => {
      if (passerTag(value) === p.moverTag) return p.cells[stage] > 0
      if (lasts === 'a round') return !isGone(p, passerTag(value) - 1)
      if (lasts === 'a step' || p.cells[stage] > 0 || s.isInCheck(p, passerTag(value))) return false
      return slots.some((slot) => {
        const taken = p.cells[slot]
        return taken !== 0 && passed(taken, cell) && p.cells[passerOf(taken)] === 0
      })
    }
    return (p, from, to, man) => {
      const tag = man & 15
      const isLong = kindOf(man) === kind && passesSome(forward[tag], from * size + to, to)
      if (!isLong && p.cells[slots[0]] === 0) return
      let n = 0
      for (let k = 0; k < memories; k++) {
        const value = p.cells[slots[k]]
        if (value !== 0 && outlasts(p, value, to) && isDue(p, value)) kept[n++] = value
      }
      if (isLong) {
        const value = packPassing(from, to, tag)
        if (isDue(p, value)) kept[n++] = value
      }
      if (n > 1) kept.subarray(0, n).sort()
      for (let k = 0; k < memories; k++) p.set(slots[k], k < n ? kept[k] : 0)
      if (n === 1 && memories === 1 && lasts === 'a step' && !isLegal(p, kept[0])) p.set(slots[0], 0)
    }
  }

/** Whether the way is one of several steps ahead. */
function passesSome(forward: Rays, way: number, to: Cell): boolean {
  const ray = forward.to[way]
  return ray >= 0 && forward.cells[forward.first[ray]] !== to
}

/** Whether a man of the kind hostile to the tag stands ready to come to the cell along the ways. */
function overtaking(s: Setting, name: string, along: Ways): (p: Position, cell: Cell, tag: number) => boolean {
  const rays = raysByTag(s, along)
  const strikers = s.seats.map((_, seat) => originsByGoal(rays[seat + 1], s.board.size))
  const takers = Array.from({ length: 16 }, (_, tag) => Int32Array.from(menHostileTo(s, tag, [name])))
  return (p, cell, tag) => {
    const hostile = takers[tag]
    for (let t = 0; t < hostile.length; t++) {
      const taker = hostile[t]
      const origins = strikers[(taker & 15) - 1][cell]
      for (let k = 0; k < origins.length; k++) if (p.cells[origins[k]] === taker) return true
    }
    return false
  }
}

/** By cell, those from which one step along the rays leads there. */
function originsByGoal({ of, first, cells }: Rays, size: number): readonly (readonly Cell[])[] {
  const origins = Array.from({ length: size }, (): Cell[] => [])
  for (let from = 0; from < size; from++) {
    for (let ray = of[from]; ray < of[from + 1]; ray++) origins[cells[first[ray]]].push(from)
  }
  return origins
}
