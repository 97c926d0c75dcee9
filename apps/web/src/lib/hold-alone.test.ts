import { describe, expect, it } from 'vitest'
import { holdAlone, type Locks } from './hold-alone.ts'

/** One name, as the Web Locks specification has it: a queue, and stealing, which breaks the lock of its holder. */
function lockManager(): Locks {
  const queue: (() => void)[] = []
  let breakLock: (() => void) | null = null
  const grant = (held: () => Promise<void> | undefined) =>
    new Promise<void>((resolve, reject) => {
      const broken = () => reject(new DOMException('stolen', 'AbortError'))
      breakLock = broken
      void Promise.resolve(held()).then(() => {
        if (breakLock !== broken) return
        breakLock = null
        resolve()
        queue.shift()?.()
      })
    })
  return {
    request: async (_, { steal = false, signal }, held) => {
      await Promise.resolve()
      if (steal) {
        breakLock?.()
        return grant(held)
      }
      if (breakLock !== null) {
        await new Promise<void>((resolve, reject) => {
          queue.push(resolve)
          signal?.addEventListener('abort', () => {
            queue.splice(queue.indexOf(resolve), 1)
            reject(new DOMException('taken back', 'AbortError'))
          })
        })
      }
      return grant(held)
    },
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

/** Windows of one browser, and which of them hold the name. */
function windows(count: number) {
  const locks = lockManager()
  const holding = new Set<number>()
  const holds = Array.from({ length: count }, (_, index) =>
    holdAlone(locks, 'bot', false, (isHeld) => (isHeld ? holding.add(index) : holding.delete(index))),
  )
  const leave = (index: number) => {
    holds[index]?.leave()
    holding.delete(index)
  }
  return { holding, take: (index: number) => holds[index]?.take(), leave }
}

describe('a name that one window holds', () => {
  it('is held by the first who came, and by the next when that one leaves', async () => {
    const { holding, leave } = windows(3)
    await settled()
    expect([...holding]).toEqual([0])
    leave(0)
    await settled()
    expect([...holding]).toEqual([1])
  })

  it('goes to the window that takes it, and to and fro as often as it is taken', async () => {
    const { holding, take, leave } = windows(2)
    await settled()
    for (const taker of [1, 0, 1, 0, 1]) {
      take(taker)
      await settled()
      expect([...holding]).toEqual([taker])
    }
    leave(1)
    await settled()
    expect([...holding]).toEqual([0])
  })

  it('is taken once by a window that asks twice', async () => {
    const { holding, take } = windows(2)
    await settled()
    take(1)
    take(1)
    await settled()
    expect([...holding]).toEqual([1])
  })

  it('is not given to one who has left before their turn', async () => {
    const { holding, leave } = windows(2)
    leave(1)
    await settled()
    leave(0)
    await settled()
    expect([...holding]).toEqual([])
  })

  it('is as good as held where nobody may hold anything', async () => {
    const told: boolean[] = []
    const closed: Locks = { request: async () => Promise.reject(new DOMException('no origin', 'SecurityError')) }
    for (const takesAtOnce of [true, false]) holdAlone(closed, 'bot', takesAtOnce, (isHeld) => told.push(isHeld))
    await settled()
    expect(told).toEqual([true, true])
  })
})
