import { kindOf, manOf } from '../../position/man.ts'
import { allowed } from '../allowed.ts'
import { menHostileTo } from '../hostile.ts'
import type { Cell, Guard, HeadingSet, Man, Marks, Position } from '../kinds.ts'
import { preyByTag } from '../prey.ts'

interface Freezing {
  readonly by: string
  readonly only?: readonly string[]
  readonly but?: readonly string[]
  readonly along?: HeadingSet
}

/**
 * A man next to a hostile freezer may not act. It does not matter whether the freezer is frozen itself, and only
 * where a man starts counts: passing by or landing beside a freezer is free. `only` narrows whom it freezes, and it
 * freezes no man of the kinds in `but`; `along` says on which of the cells around it.
 */
export const frozen =
  ({ by, only, but = [], along = 'every' }: Freezing): Guard =>
  (s) => {
    const size = s.board.size
    const touch = s.board.near(along)
    const { of, first, cells: line } = s.board.rays(along)
    /** The cells beside each: numbers `of[cell]` up to the next. */
    const beside = Int16Array.from(first, (start) => line[start])
    const freezable = allowed(s, only)
    for (const name of but) freezable[s.kindNamed(name)] = 0
    const freezer = s.kindNamed(by)
    /** By owner tag of the man: the hostile freezers to look for. */
    const freezers = Array.from({ length: 16 }, (_, tag) => Int32Array.from(menHostileTo(s, tag, [by])))
    const all = Int32Array.from(s.seats, (_, seat) => manOf(freezer, seat))
    /** By owner tag of the freezer: whom it holds. */
    const preyOf = preyByTag(s, freezable)
    /**
     * By owner tag of a side: the freezers that may hold men hostile to it. Its own, and where more than two sides play
     * those of the others too, for taking one of them may free a third side's man.
     */
    const holders = Array.from({ length: 16 }, (_, tag) =>
      Int32Array.from(
        s.seats.map((_, seat) => manOf(freezer, seat)).filter((man) => (s.foes[man & 15] & s.foes[tag]) !== 0),
      ),
    )
    const bars = (p: Position, cell: Cell, man: Man): boolean => {
      if (freezable[kindOf(man)] === 0) return false
      const hostile = freezers[man & 15]
      for (let k = 0; k < hostile.length; k++) {
        const base = hostile[k] * size
        for (let i = 0; i < p.count[hostile[k]]; i++) {
          if (touch[p.at[base + i] * size + cell] === 1) return true
        }
      }
      return false
    }
    const kinds = only?.map((name) => s.kindNamed(name)) ?? []
    /** Looks round every freezer: right when anyone may be frozen. */
    const anyBeside = (p: Position, tag: number): boolean => {
      const men = p.cells
      const hostile = freezers[tag]
      for (let k = 0; k < hostile.length; k++) {
        const end = hostile[k] * size + p.count[hostile[k]]
        for (let i = hostile[k] * size; i < end; i++) {
          const cell = p.at[i]
          for (let b = of[cell]; b < of[cell + 1]; b++) {
            const man = men[beside[b]]
            if ((man & 15) === tag && freezable[man >> 4] === 1) return true
          }
        }
      }
      return false
    }
    /** Asks the few men of the kinds that may be frozen. */
    const anyListed = (p: Position, tag: number): boolean => {
      for (let k = 0; k < kinds.length; k++) {
        const man = (kinds[k] << 4) | tag
        const end = man * size + p.count[man]
        for (let i = man * size; i < end; i++) if (bars(p, p.at[i], man)) return true
      }
      return false
    }
    const listed = Int32Array.from(kinds.flatMap((kind) => s.seats.map((_, seat) => manOf(kind, seat))))
    const markListed = (p: Position, marks: Marks): void => {
      const { at, count } = p
      for (let k = 0; k < listed.length; k++) {
        const man = listed[k]
        const end = man * size + count[man]
        for (let i = man * size; i < end; i++) if (bars(p, at[i], man)) marks.add(at[i])
      }
    }
    return {
      rule: 'frozen',
      concerns: (kind) => freezable[kind] === 1,
      bars,
      barsAny: only === undefined ? anyBeside : anyListed,
      markBarred(p, marks) {
        if (only !== undefined) return markListed(p, marks)
        const { at, count, cells: men } = p
        for (let k = 0; k < all.length; k++) {
          const prey = preyOf[all[k] & 15]
          const end = all[k] * size + count[all[k]]
          for (let i = all[k] * size; i < end; i++) {
            const last = of[at[i] + 1]
            for (let b = of[at[i]]; b < last; b++) if (prey[men[beside[b]]] === 1) marks.add(beside[b])
          }
        }
      },
      barredBy(p, cell, man) {
        if (freezable[kindOf(man)] === 0) return []
        return [...freezers[man & 15]]
          .flatMap((hostile) => [...p.at.subarray(hostile * size, hostile * size + p.count[hostile])])
          .filter((near) => touch[near * size + cell] === 1)
      },
      opens(p, tag, marks) {
        const holding = holders[tag]
        const foes = s.foes[tag]
        for (let k = 0; k < holding.length; k++) {
          const held = foes & s.foes[holding[k] & 15]
          const end = holding[k] * size + p.count[holding[k]]
          for (let i = holding[k] * size; i < end; i++) {
            const cell = p.at[i]
            for (let b = of[cell]; b < of[cell + 1]; b++) {
              const near = p.cells[beside[b]]
              if (((held >> (near & 15)) & 1) === 1 && freezable[kindOf(near)] === 1) marks.add(cell)
            }
          }
        }
      },
    }
  }
