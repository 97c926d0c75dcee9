import { charged, step } from './clock.ts'
import type { ClockRule } from './clock-rule.ts'
import type { ClockState } from './clock-state.ts'
import { timeLeft } from './spend.ts'

/*
 * The clocks of a game that is played on one device. Moments are told not by a calendar but by what the device has counted
 * since the game began: it stands still while the game rests, and nothing is on its way, so no lag is forgiven.
 */
export interface DeviceClock {
  readonly rule: ClockRule
  readonly state: ClockState
}

/** Longer than this no turn is told to have been; what is kept of a move has room for it. */
export const longestTurnMs = 2 ** 31 - 1

/** All that the seat to move has left for its turn, as it stood when the turn began; null where nothing runs out. */
export function turnTime({ rule, state }: DeviceClock): number | null {
  const clock = state.running === null ? undefined : state.seats[state.running]
  return clock === undefined || state.isFirst ? null : timeLeft(rule, clock)
}

/**
 * The clocks after a step made when the turn had taken `thought`; null when it came too late. `next` is who is to move
 * then, nobody when the game is over.
 */
export function stepped({ rule, state }: DeviceClock, thought: number, next: number | null): ClockState | null {
  const after = step(rule, state, { at: state.since + thought, lag: 0, next: next ?? -1 })
  return after && { ...after.state, running: next }
}

/** The clocks of a game that ends, or rests, in the middle of a turn that has taken `thought`. */
export function stopped({ rule, state }: DeviceClock, thought: number): ClockState {
  return { ...charged(rule, state, state.since + thought), running: null }
}

/** The clocks when the time of the seat to move has run out, and who is to move then, if anybody. */
export function flagged(clock: DeviceClock, next: number | null): ClockState {
  const { state } = clock
  const at = state.since + (turnTime(clock) ?? 0)
  const { seats } = stopped(clock, at - state.since)
  return { seats, running: next, since: at, isFirst: next !== null && seats[next]?.hasMoved !== true }
}
