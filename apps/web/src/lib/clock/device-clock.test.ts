import { expect, it } from 'vitest'
import { beginClock } from './clock.ts'
import type { ClockRule } from './clock-rule.ts'
import { flagged, stepped, stopped, turnTime } from './device-clock.ts'

const rule: ClockRule = { kind: 'fischer', initial: 10_000, increment: 1_000 }

/** Three seats that have all had their first turns, two seconds each. */
function begun() {
  let state = beginClock(rule, 3, 0, 0)
  for (const next of [1, 2, 0]) state = stepped({ rule, state }, 2_000, next) ?? state
  return { rule, state }
}

it('a turn’s time is what its clock has; a first turn has no end', () => {
  expect(turnTime({ rule, state: beginClock(rule, 3, 0, 0) })).toBeNull()
  expect(turnTime(begun())).toBe(10_000)
  expect(turnTime({ rule, state: { ...begun().state, running: null } })).toBeNull()
})

it('several steps of one turn are reckoned by what the turn has taken in all', () => {
  const clock = begun()
  const half = stepped(clock, 3_000, 0)
  if (!half) return expect.unreachable('three seconds of ten are in time')
  expect(half).toEqual(clock.state)
  expect(stepped({ rule, state: half }, 5_000, 1)?.seats[0]?.left).toBe(10_000 - 5_000 + 1_000)
})

it('a step is too late when the time is gone, and not a millisecond before', () => {
  expect(stepped(begun(), 9_999, 1)?.seats[0]?.left).toBe(1_001)
  expect(stepped(begun(), 10_000, 1)).toBeNull()
})

it('the end stops the clock that runs where it stands', () => {
  expect(stopped(begun(), 4_000)).toMatchObject({ running: null, seats: [{ left: 6_000 }, {}, {}] })
  expect(stepped(begun(), 4_000, null)).toMatchObject({ running: null, seats: [{ left: 7_000 }, {}, {}] })
})

it('a flag leaves nothing on its own clock, and the next to move begins then', () => {
  const { since } = begun().state
  expect(flagged(begun(), 1)).toMatchObject({ running: 1, since: since + 10_000, isFirst: false })
  expect(flagged(begun(), 1).seats.map(({ left }) => left)).toEqual([0, 10_000, 10_000])
  expect(flagged(begun(), null).running).toBeNull()
})
