import { expect, it } from 'vitest'
import { stopwatch } from './stopwatch.ts'

it('counts while it runs and not while it is stopped, on from where it was set', () => {
  let now = 1_000
  const watch = stopwatch(() => now)
  const pass = (ms: number) => {
    now += ms
    return watch.read()
  }
  expect(pass(500)).toBe(0)
  watch.run()
  expect(pass(300)).toBe(300)
  watch.run()
  expect(pass(200)).toBe(500)
  watch.stop()
  expect(pass(9_000)).toBe(500)
  watch.set(40)
  watch.run()
  expect(pass(2)).toBe(42)
  watch.set(0)
  expect(pass(7)).toBe(7)
})

it('tells those who listen when it counts otherwise, until they hear no more', () => {
  const watch = stopwatch(() => 0)
  let heard = 0
  const leave = watch.listen(() => heard++)
  watch.run()
  watch.set(5)
  watch.stop()
  leave()
  watch.run()
  expect(heard).toBe(3)
})
