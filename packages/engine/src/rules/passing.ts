import type { Cell, Position, Setting } from './kinds.ts'
import { raysByTag } from './ways.ts'

/**
 * How long it is remembered that a man has passed others: through one step of the next seat; through a second one if
 * the first took in passing (`'while taking'`); or until its owner's next turn (`'a round'`).
 */
export type Memory = 'a step' | 'while taking' | 'a round'

/**
 * The memory of a man that has just gone further than one step ahead: others may take it as if it had gone less. How
 * long it lasts the upkeep says; it is kept only where some hostile man of the kinds that may take so stands ready, for
 * positions are told apart by what can be done in them. Most games remember one such man, some several at once.
 */
export interface Passing {
  /** Each 0, or 1 + the cell it left + 1,024 × the cell it reached + 1,048,576 × its owner tag; the smallest first, 0 last. */
  readonly slots: readonly number[]
  /** The cell that the man reached which has just passed over this one, or −1. */
  victimAt(p: Position, cell: Cell): Cell
  /** Whether the man remembered by the value has passed over the cell. */
  passed(value: number, cell: Cell): boolean
  /** The first cell passed by the man remembered by the value. */
  firstPassed(value: number): Cell
}

export const packPassing = (from: Cell, to: Cell, tag: number): number => 1 + (from | (to << 10) | (tag << 20))
export const passerOf = (value: number): Cell => ((value - 1) >> 10) & 1023
export const passerTag = (value: number): number => (value - 1) >> 20

/** @param memories how many men are remembered at once at most */
export function passing(s: Setting, memories = 1): Passing {
  const slots = Array.from({ length: memories }, (_, k) =>
    s.slots.declare(k === 0 ? 'passed' : `passed.${k + 1}`, { hashed: true }),
  )
  const forward = raysByTag(s, ['n'])
  const size = s.board.size
  /** Index of the first cell on the way, in the rays of the man's owner. */
  const start = (value: number): number => {
    const { first, to } = forward[passerTag(value)]
    return first[to[((value - 1) & 1023) * size + passerOf(value)]]
  }
  const passed = (value: number, cell: Cell): boolean => {
    const { cells } = forward[passerTag(value)]
    const end = passerOf(value)
    for (let i = start(value); cells[i] !== end; i++) if (cells[i] === cell) return true
    return false
  }
  return {
    slots,
    passed,
    victimAt(p, cell) {
      for (let k = 0; k < memories; k++) {
        const value = p.cells[slots[k]]
        if (value === 0) return -1
        if (passed(value, cell)) return passerOf(value)
      }
      return -1
    },
    firstPassed: (value) => forward[passerTag(value)].cells[start(value)],
  }
}
