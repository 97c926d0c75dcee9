import { charged } from './clock.ts'
import type { ClockRule } from './clock-rule.ts'
import type { ClockState } from './clock-state.ts'
import { dayMs } from './first-move.ts'

export interface Undone {
  readonly at: number
  /** Whose turn it is again. */
  readonly toMove: number
  /** By seat, how many turns of it were undone. */
  readonly turns: readonly number[]
  /** By seat, whether it has ended a turn that still stands. */
  readonly hasMoved: readonly boolean[]
}

/** What a takeback leaves at least, if there was as much: it ends nobody's time. */
const leastLeft = 1_000

/**
 * The clocks after a takeback. Both keep what they have: time that was thought was thought, so it comes back to nobody and
 * the clocks are never as they were at first. Only the increments of turns that no longer stand are not kept, or moving
 * and taking back would make time.
 */
export function takenBack(rule: ClockRule | null, state: ClockState, undone: Undone): ClockState {
  const increment = rule === null || rule.kind === 'days' ? 0 : rule.increment
  const seats = charged(rule, state, undone.at).seats.map((clock, seat) => {
    const hasMoved = undone.hasMoved[seat] ?? false
    // A turn of days has all of them, whichever turn it is.
    if (rule?.kind === 'days') return { ...clock, left: rule.days * dayMs, hasMoved }
    const turns = undone.turns[seat] ?? 0
    // The first turn earned nothing.
    const paid = hasMoved ? turns : Math.max(0, turns - 1)
    const left = Math.max(clock.left - paid * increment, Math.min(clock.left, leastLeft))
    return { ...clock, left, hasMoved }
  })
  const isFirst = !seats[undone.toMove]?.hasMoved
  return { seats, running: undone.toMove, since: undone.at, isFirst }
}
