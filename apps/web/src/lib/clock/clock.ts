import type { ClockRule } from './clock-rule.ts'
import type { ClockState, SeatClock } from './clock-state.ts'
import { dayMs, firstMoveMs } from './first-move.ts'
import { firstQuota, forgivenOf, graceOf, refilledQuota } from './lag.ts'
import { refreshed, run, timeLeft } from './spend.ts'

/** A game without minutes begins with its increment, but never with less than this. lila's number. */
const leastAtFirst = 3_000

/** The clocks of a game that begins. */
export function beginClock(rule: ClockRule | null, seats: number, toMove: number, now: number): ClockState {
  return {
    seats: Array.from({ length: seats }, () => firstClock(rule)),
    running: toMove,
    since: now,
    isFirst: true,
  }
}

function firstClock(rule: ClockRule | null): SeatClock {
  const none = { left: 0, periods: 0, quota: 0, hasMoved: false }
  if (rule === null) return none
  if (rule.kind === 'days') return { ...none, left: rule.days * dayMs }
  const quota = firstQuota(rule)
  if (rule.kind === 'byoyomi') return { ...none, left: rule.initial, periods: rule.periods, quota }
  return { ...none, left: rule.initial > 0 ? rule.initial : Math.max(rule.increment, leastAtFirst), quota }
}

export interface Step {
  /** When it was received. */
  readonly at: number
  /** How long it was on its way, as far as that is known. */
  readonly lag: number
  /** Whose turn it is after it; the same seat where its turn has further steps. */
  readonly next: number
}

export interface Stepped {
  readonly state: ClockState
  /** Time since the turn began, less what was forgiven. */
  readonly spent: number
  readonly forgiven: number
}

/**
 * What a step does to the clocks; null when it came too late, whatever of its lag can be forgiven. A clock changes hands
 * when the turn does, and it is for whole turns that increments and periods are given.
 */
export function step(rule: ClockRule | null, state: ClockState, { at, lag, next }: Step): Stepped | null {
  const seat = state.running
  const clock = seat === null ? undefined : state.seats[seat]
  if (seat === null || clock === undefined) throw new Error('No clock runs in a game that is over.')
  const elapsed = Math.max(0, at - state.since)
  const isOver = next !== seat
  const isCounted = rule !== null && !state.isFirst
  const forgiven = isCounted ? forgivenOf(lag, clock.quota, elapsed) : 0
  const spent = elapsed - forgiven
  const after = isCounted ? run(rule, { ...clock, quota: clock.quota - forgiven }, spent) : clock
  if (after === null) return null
  if (!isOver) {
    const seats = replaced(state.seats, seat, { ...clock, quota: clock.quota - forgiven })
    return { state: { ...state, seats, since: state.since + forgiven }, spent, forgiven }
  }
  const paid = isCounted ? { ...refreshed(rule, after), quota: refilledQuota(rule, after.quota) } : after
  const seats = replaced(state.seats, seat, { ...paid, hasMoved: true })
  return { state: { seats, running: next, since: at, isFirst: !seats[next]?.hasMoved }, spent, forgiven }
}

/** The clocks of a game that has ended: nobody's runs, and the one that ran shows what it had left. */
export function stop(rule: ClockRule | null, state: ClockState, at: number): ClockState {
  return { ...charged(rule, state, at), running: null, since: at }
}

/** The clock that runs, with its time until now taken off. */
export function charged(rule: ClockRule | null, state: ClockState, at: number): ClockState {
  const { running, since, isFirst } = state
  const clock = running === null ? undefined : state.seats[running]
  if (rule === null || running === null || clock === undefined || isFirst) return state
  const after = run(rule, clock, Math.max(0, at - since)) ?? { ...clock, left: 0, periods: 0 }
  return { ...state, seats: replaced(state.seats, running, after), since: at }
}

/** When the turn ends by itself: the time that is left, and the grace a move on its way is given. */
export function deadlineOf(rule: ClockRule | null, state: ClockState, isNew: boolean): number | null {
  const clock = state.running === null ? undefined : state.seats[state.running]
  if (rule === null || clock === undefined) return null
  if (state.isFirst) return state.since + firstMoveMs(rule, isNew)
  return state.since + timeLeft(rule, clock) + graceOf(clock.quota)
}

function replaced(seats: readonly SeatClock[], seat: number, clock: SeatClock): readonly SeatClock[] {
  return seats.map((other, index) => (index === seat ? clock : other))
}
