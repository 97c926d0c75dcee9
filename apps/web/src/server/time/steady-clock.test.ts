import { expect, it } from 'vitest'
import { SteadyClock } from './steady-clock.ts'

/** A machine whose clock can be set, and goes on as steadily as time does. */
function machine(at: number) {
  let [steady, wall] = [500, at]
  const clock = new SteadyClock(
    () => wall,
    () => steady,
  )
  return {
    pass: (ms: number) => {
      steady += ms
      wall += ms
    },
    set: (ms: number) => {
      wall += ms
    },
    now: () => clock.now().getTime(),
  }
}
const noon = Date.UTC(2026, 0, 1, 12)
const hour = 3_600_000

it('tells the time of the machine', () => {
  const { pass, now } = machine(noon)
  pass(90_000)
  expect(now()).toBe(noon + 90_000)
})

it('waits, and does not run backwards, when the machine’s clock is put back', () => {
  const { pass, set, now } = machine(noon)
  set(-hour)
  expect(now()).toBe(noon)
  pass(60_000)
  expect(now()).toBe(noon + 59_700)
})

it('is where it was when a clock that was put back is put right', () => {
  const { pass, set, now } = machine(noon)
  set(-hour)
  pass(10_000)
  expect(now()).toBe(noon + 9_950)
  set(hour)
  expect(now()).toBe(noon + 9_950)
  pass(10_000)
  expect(now()).toBe(noon + 20_000)
})

it('comes after a clock that was put forward by seconds, five milliseconds a second', () => {
  const { pass, set, now } = machine(noon)
  set(4_000)
  expect(now()).toBe(noon)
  pass(100_000)
  expect(now()).toBe(noon + 100_500)
  pass(1_000_000)
  expect(now()).toBe(noon + 1_104_000)
})

it('follows at once by more than servers may be silent, so that it is told from the silence', () => {
  const { set, now } = machine(noon)
  set(5_001)
  expect(now()).toBe(noon + 5_001)
})
