import { manOf } from '../../position/man.ts'
import { allowed } from '../allowed.ts'
import { menHostileTo } from '../hostile.ts'
import type { Cell, Guard, Kind, Man, Marks, Position } from '../kinds.ts'
import { preyByTag } from '../prey.ts'

/**
 * A man next to a hostile freezer may not act, unless another man of its own side, of a kind that cancels, touches the
 * same freezer. Each freezer is judged by itself. The canceller may be frozen, also by that very freezer: it cancels for
 * its friends, and only a second one cancels for it.
 */
export const frozenUnlessCancelled =
  ({ by, cancelledBy }: { by: string; cancelledBy: readonly string[] }): Guard =>
  (s) => {
    const size = s.board.size
    const touch = s.board.near('every')
    const { of, first, cells: line } = s.board.rays('every')
    /** The cells beside each: numbers `of[cell]` up to the next. */
    const beside = Int16Array.from(first, (start) => line[start])
    const freezer = s.kindNamed(by)
    const cancelling: readonly Kind[] = cancelledBy.map((name) => s.kindNamed(name))
    /** By owner tag of the man: the hostile freezers to look for, and its own side's men that cancel. */
    const freezers = Array.from({ length: 16 }, (_, tag) => Int32Array.from(menHostileTo(s, tag, [by])))
    const cancellers = Array.from({ length: 16 }, (_, tag) =>
      Int32Array.from(cancelling, (kind) => manOf(kind, tag - 1)),
    )
    const all = Int32Array.from(s.seats, (_, seat) => manOf(freezer, seat))
    const preyOf = preyByTag(s, allowed(s, undefined))
    /** By owner tag of a side: the freezers that may hold men hostile to it, for taking one may free a third side's man. */
    const holders = Array.from({ length: 16 }, (_, tag) =>
      Int32Array.from(
        s.seats.map((_, seat) => manOf(freezer, seat)).filter((man) => (s.foes[man & 15] & s.foes[tag]) !== 0),
      ),
    )
    /** Whether a man of that side cancels the freezer on the cell; the man on `but` does not count. */
    const isCancelled = (p: Position, at: Cell, tag: number, but: Cell): boolean => {
      const men = cancellers[tag]
      for (let k = 0; k < men.length; k++) {
        const end = men[k] * size + p.count[men[k]]
        for (let i = men[k] * size; i < end; i++) {
          if (p.at[i] !== but && touch[at * size + p.at[i]] === 1) return true
        }
      }
      return false
    }
    const holds = (p: Position, at: Cell, cell: Cell, man: Man): boolean =>
      touch[at * size + cell] === 1 && !isCancelled(p, at, man & 15, cell)
    const markHeldBy = (p: Position, at: Cell, prey: Uint8Array, marks: Marks): void => {
      for (let b = of[at]; b < of[at + 1]; b++) {
        const man = p.cells[beside[b]]
        if (prey[man] === 1 && holds(p, at, beside[b], man)) marks.add(beside[b])
      }
    }
    const holdsAny = (p: Position, at: Cell, tag: number): boolean => {
      for (let b = of[at]; b < of[at + 1]; b++) {
        const man = p.cells[beside[b]]
        if ((man & 15) === tag && holds(p, at, beside[b], man)) return true
      }
      return false
    }
    return {
      rule: 'frozen',
      concerns: () => true,
      bars(p, cell, man) {
        const hostile = freezers[man & 15]
        for (let k = 0; k < hostile.length; k++) {
          const end = hostile[k] * size + p.count[hostile[k]]
          for (let i = hostile[k] * size; i < end; i++) if (holds(p, p.at[i], cell, man)) return true
        }
        return false
      },
      barsAny(p, tag) {
        const hostile = freezers[tag]
        for (let k = 0; k < hostile.length; k++) {
          const end = hostile[k] * size + p.count[hostile[k]]
          for (let i = hostile[k] * size; i < end; i++) if (holdsAny(p, p.at[i], tag)) return true
        }
        return false
      },
      markBarred(p, marks) {
        for (let k = 0; k < all.length; k++) {
          const end = all[k] * size + p.count[all[k]]
          for (let i = all[k] * size; i < end; i++) markHeldBy(p, p.at[i], preyOf[all[k] & 15], marks)
        }
      },
      barredBy(p, cell, man) {
        return [...freezers[man & 15]]
          .flatMap((hostile) => [...p.at.subarray(hostile * size, hostile * size + p.count[hostile])])
          .filter((at) => holds(p, at, cell, man))
      },
      // A side's own move never frees its foes by arriving: their cancellers do not move, and one that is taken cancels
      // no more. Only the freezer's leaving does, and only where it holds someone now.
      opens(p, tag, marks) {
        const holding = holders[tag]
        for (let k = 0; k < holding.length; k++) {
          const held = s.foes[tag] & s.foes[holding[k] & 15]
          const end = holding[k] * size + p.count[holding[k]]
          for (let i = holding[k] * size; i < end; i++) {
            for (let third = 1; third <= s.seats.length; third++) {
              if (((held >> third) & 1) === 1 && holdsAny(p, p.at[i], third)) marks.add(p.at[i])
            }
          }
        }
      },
    }
  }
