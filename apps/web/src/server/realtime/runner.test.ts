import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { run } from './runner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const silent = { failure: () => {}, recovery: () => {} }

describe('what a server does again and again', () => {
  it('is never done twice at once, however long it takes', async () => {
    let running = 0
    let most = 0
    let done = 0
    const slow = async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 5_000))
      running--
      done++
    }
    const runner = run([{ name: 'slow', everyMs: 1_000, run: slow }], silent)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(most).toBe(1)
    expect(done).toBeGreaterThanOrEqual(9)
    const stopped = runner.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    await stopped
    expect(done).toBeLessThanOrEqual(11)
  })

  it('goes on after a failure, which is told once, and so is its end', async () => {
    const told: string[] = []
    let tries = 0
    const job = async () => {
      tries++
      if (tries >= 3 && tries <= 6) throw new Error('away')
    }
    const runner = run([{ name: 'job', everyMs: 1_000, run: job }], {
      failure: (name) => told.push(`${name} fails at ${tries}`),
      recovery: (name) => told.push(`${name} works at ${tries}`),
    })
    await vi.advanceTimersByTimeAsync(20_000)
    await runner.stop()
    expect(told).toEqual(['job fails at 3', 'job works at 7'])
  })

  it('ends at once when it only waits', async () => {
    const runner = run([{ name: 'job', everyMs: 3_600_000, run: async () => {} }], silent)
    await vi.advanceTimersByTimeAsync(10)
    await runner.stop()
  })
})
