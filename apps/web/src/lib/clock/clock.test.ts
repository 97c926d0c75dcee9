import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginClock, deadlineOf, step, stop } from './clock.ts'
import type { ClockRule } from './clock-rule.ts'
import type { ClockState } from './clock-state.ts'
import { quotaGain } from './lag.ts'
import { shown } from './shown.ts'
import { takenBack } from './takeback.ts'

const minute = 60_000
const fischer = (initial: number, increment = 0): ClockRule => ({ kind: 'fischer', initial, increment })
const byoyomi: ClockRule = { kind: 'byoyomi', initial: minute, increment: 0, period: 10_000, periods: 3 }

/** Clocks after both first turns, which took no time. */
function begun(rule: ClockRule): ClockState {
  const first = step(rule, beginClock(rule, 2, 0, 0), { at: 0, lag: 0, next: 1 })
  const second = first && step(rule, first.state, { at: 0, lag: 0, next: 0 })
  if (!second) throw new Error('A first turn is never late here.')
  return second.state
}

/** Turns of so many milliseconds each, as far as the clocks go. */
function played(rule: ClockRule, turns: readonly (readonly [ms: number, lag: number])[]) {
  let state = begun(rule)
  let now = 0
  let forgiven = 0
  let made = 0
  for (const [ms, lag] of turns) {
    now += ms
    const stepped = step(rule, state, { at: now, lag, next: 1 - (state.running ?? 0) })
    if (!stepped) break
    state = stepped.state
    forgiven += stepped.forgiven
    made++
  }
  return { state, now: state.since, forgiven, made }
}

describe('the clocks of a game', () => {
  // T-C1.
  it('have lost together what passed on the wall, less what was forgiven and paid', () => {
    const turn = fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 5_000 }))
    const rules = fc.record({
      initial: fc.integer({ min: 1, max: 10 * minute }),
      increment: fc.integer({ min: 0, max: 9_000 }),
    })
    fc.assert(
      fc.property(rules, fc.array(turn, { maxLength: 60 }), ({ initial, increment }, turns) => {
        const { state, now, forgiven, made } = played(fischer(initial, increment), turns)
        const left = state.seats.reduce((sum, seat) => sum + seat.left, 0)
        const lost = 2 * initial + made * increment - left
        expect(Math.abs(lost + forgiven - now)).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('stand still until both have ended a turn', () => {
    const rule = fischer(minute, 1_000)
    const first = step(rule, beginClock(rule, 2, 0, 0), { at: 9_000, lag: 0, next: 1 })
    const second = first && step(rule, first.state, { at: 20_000, lag: 0, next: 0 })
    expect(second?.state).toMatchObject({
      running: 0,
      since: 20_000,
      isFirst: false,
      seats: [{ left: minute }, { left: minute }],
    })
  })

  it('give an increment for a turn that ends in time, and none for one that does not', () => {
    const rule = fischer(minute, 5_000)
    expect(step(rule, begun(rule), { at: minute - 1, lag: 0, next: 1 })?.state.seats[0]).toMatchObject({ left: 5_001 })
    expect(step(rule, begun(rule), { at: minute, lag: 0, next: 1 })).toBeNull()
  })

  it('without minutes begin with the increment, and with three seconds at least', () => {
    expect(beginClock(fischer(0, 1_000), 2, 0, 0).seats[0]?.left).toBe(3_000)
    expect(beginClock(fischer(0, 10_000), 2, 0, 0).seats[0]?.left).toBe(10_000)
  })

  it('show a stopped game as it stopped', () => {
    const rule = fischer(minute)
    const stopped = stop(rule, begun(rule), 20_000)
    expect(shown(rule, stopped, 0, 99_000)).toEqual({ left: 40_000, periods: 0, inPeriods: false })
  })
})

// T-C2. What lila forgives: 39 hundredths a turn at one minute, 87 at three, one second from 213 seconds on.
describe('lag', () => {
  it('adds to its quota as the clock is long', () => {
    expect([60, 180, 213, 900].map((seconds) => quotaGain(fischer(seconds * 1_000)))).toEqual([390, 870, 1_000, 1_000])
    expect(quotaGain({ kind: 'days', days: 2 })).toBe(0)
  })

  it.each([0, 80, 300, 1_200])('of %i ms is forgiven within the quota, turn after turn', (lag) => {
    const rule = fischer(3 * minute)
    const turns = Array.from({ length: 40 }, () => [2_000, lag] as const)
    const { forgiven, made } = played(rule, turns)
    expect(made).toBe(40)
    // Each of the two has twenty turns: three gains at first, and one for each turn but the last.
    expect(forgiven).toBe(2 * Math.min(20 * lag, (3 + 19) * 870))
  })

  it('is never forgiven beyond what was saved, whatever it is said to be', () => {
    const lags = fc.array(fc.tuple(fc.integer({ min: 0, max: 9_000 }), fc.integer({ min: 0, max: 99_000 })), {
      maxLength: 50,
    })
    fc.assert(
      fc.property(lags, (turns) => {
        const rule = fischer(5 * minute, 3_000)
        const { forgiven, made, state } = played(rule, turns)
        expect(forgiven).toBeLessThanOrEqual(2 * 3 * 1_000 + made * 1_000)
        for (const { quota } of state.seats) expect(quota).toBeLessThanOrEqual(7_000)
      }),
    )
  })

  it('gives a flag a grace of two seconds at most', () => {
    expect(deadlineOf(fischer(minute), begun(fischer(minute)), false)).toBe(minute + 3 * 390)
    expect(deadlineOf(fischer(5 * minute), begun(fischer(5 * minute)), false)).toBe(5 * minute + 2_000)
  })
})

describe('byoyomi', () => {
  const after = (ms: number) => step(byoyomi, begun(byoyomi), { at: ms, lag: 0, next: 1 })?.state.seats[0]

  it('takes the periods that went by, and gives the one that runs back whole', () => {
    expect(after(minute - 1)).toMatchObject({ left: 1, periods: 3 })
    expect(after(minute + 9_999)).toMatchObject({ left: 0, periods: 3 })
    expect(after(minute + 10_000)).toMatchObject({ left: 0, periods: 2 })
    expect(after(minute + 29_999)).toMatchObject({ left: 0, periods: 1 })
    expect(after(minute + 30_000)).toBeUndefined()
    expect(deadlineOf(byoyomi, begun(byoyomi), false)).toBe(minute + 30_000 + 2_000)
  })

  it('is shown as the period that runs', () => {
    const show = (now: number) => shown(byoyomi, begun(byoyomi), 0, now)
    expect(show(minute - 1)).toEqual({ left: 1, periods: 3, inPeriods: false })
    expect(show(minute)).toEqual({ left: 10_000, periods: 3, inPeriods: true })
    expect(show(minute + 14_000)).toEqual({ left: 6_000, periods: 2, inPeriods: true })
    expect(show(minute + 30_000)).toEqual({ left: 0, periods: 0, inPeriods: false })
    const state = { ...begun(byoyomi), running: 1, seats: begun(byoyomi).seats.map((seat) => ({ ...seat, left: 0 })) }
    expect(shown(byoyomi, state, 0, 99_000)).toEqual({ left: 10_000, periods: 3, inPeriods: true })
  })
})

describe('a turn of several steps', () => {
  it('runs on one clock, its lag forgiven step by step', () => {
    const rule = fischer(3 * minute, 2_000)
    const half = step(rule, begun(rule), { at: 5_000, lag: 300, next: 0 })
    expect(half?.state).toMatchObject({ running: 0, since: 300, seats: [{ left: 3 * minute }, {}] })
    const whole = half && step(rule, half.state, { at: 9_000, lag: 100, next: 1 })
    expect(whole?.state.seats[0]).toMatchObject({
      left: 3 * minute - 9_000 + 400 + 2_000,
      quota: 3 * 1_000 - 400 + 1_000,
    })
  })
})

// T-C3.
describe('a takeback', () => {
  const rule = fischer(minute, 2_000)
  const undo = (turns: readonly number[]) => ({ at: 20_000, toMove: 0, turns, hasMoved: [true, true] })

  it('keeps what was thought, and not the increments of what no longer stands', () => {
    const state = { ...begun(rule), since: 12_000, seats: begun(rule).seats.map((seat) => ({ ...seat, left: 50_000 })) }
    const after = takenBack(rule, state, undo([1, 1]))
    expect(after.seats).toMatchObject([{ left: 50_000 - 8_000 - 2_000 }, { left: 48_000 }])
    expect(after).toMatchObject({ running: 0, since: 20_000, isFirst: false })
  })

  it('makes no time, however often it is asked for, and ends nobody’s', () => {
    const lefts = fc.tuple(fc.integer({ min: 1, max: minute }), fc.integer({ min: 1, max: minute }))
    fc.assert(
      fc.property(lefts, fc.integer({ min: 0, max: 9 }), (left, turns) => {
        const seats = begun(rule).seats.map((seat, index) => ({ ...seat, left: left[index] ?? 0 }))
        const after = takenBack(rule, { ...begun(rule), since: 20_000, seats }, undo([turns, turns]))
        for (const [seat, clock] of after.seats.entries()) {
          expect(clock.left).toBeLessThanOrEqual(left[seat] ?? 0)
          expect(clock.left).toBeGreaterThanOrEqual(Math.min(left[seat] ?? 0, 1_000))
        }
      }),
    )
  })

  it('of days gives the turn that is taken up again all of them', () => {
    const slow: ClockRule = { kind: 'days', days: 2 }
    const after = takenBack(slow, begun(slow), { at: 9 * 3_600_000, toMove: 1, turns: [1, 0], hasMoved: [true, true] })
    expect(after.seats).toMatchObject([{ left: 2 * 86_400_000 }, { left: 2 * 86_400_000 }])
  })

  it('to before somebody’s first move makes that a first move again, and the clocks are not as they were at first', () => {
    const state = { ...begun(rule), seats: begun(rule).seats.map((seat) => ({ ...seat, left: 30_000 })) }
    const after = takenBack(rule, state, { at: 1_000, toMove: 0, turns: [1, 1], hasMoved: [false, false] })
    expect(after).toMatchObject({ isFirst: true, seats: [{ left: 29_000, hasMoved: false }, { left: 30_000 }] })
    expect(deadlineOf(rule, after, false)).toBe(1_000 + 20_000)
  })
})
