import type { Cell, Position, Setting } from './kinds.ts'
import { raysByTag } from './ways.ts'

/**
 * The memory of a man that has just gone further than one step ahead: others may take it as if it had gone less. It
 * lasts one step, and only where some hostile man of the kinds that may take so stands ready: positions are told apart
 * by what can be done in them.
 */
export interface Passing {
  /** 0, or 1 + the cell it left + 1,024 × the cell it reached + 1,048,576 × its owner tag. */
  readonly slot: number
  /** The cell the man reached, or −1 when nobody has just passed anything. */
  victim(p: Position): Cell
  /** Whether it has passed over the cell. */
  passed(p: Position, cell: Cell): boolean
  /** The first cell it passed, or −1. */
  firstPassed(p: Position): Cell
}

export const packPassing = (from: Cell, to: Cell, tag: number): number => 1 + (from | (to << 10) | (tag << 20))

export function passing(s: Setting): Passing {
  const slot = s.slots.declare('passed', { hashed: true })
  const forward = raysByTag(s, ['n'])
  const size = s.board.size
  const victim = (p: Position): Cell => {
    const value = p.cells[slot]
    return value === 0 ? -1 : ((value - 1) >> 10) & 1023
  }
  const linesOf = (p: Position) => forward[(p.cells[slot] - 1) >> 20]
  /** Index of the first cell on the way, in the rays of the man's owner. */
  const start = (p: Position, to: Cell): number => {
    const { first, to: rayTo } = linesOf(p)
    return first[rayTo[((p.cells[slot] - 1) & 1023) * size + to]]
  }
  return {
    slot,
    victim,
    passed(p, cell) {
      const to = victim(p)
      if (to < 0) return false
      const { cells } = linesOf(p)
      for (let i = start(p, to); cells[i] !== to; i++) if (cells[i] === cell) return true
      return false
    },
    firstPassed(p) {
      const to = victim(p)
      return to < 0 ? -1 : linesOf(p).cells[start(p, to)]
    },
  }
}
