import { expect, it } from 'vitest'
import { locks } from './locks.ts'

it('no two locks of processes are the same', () => {
  const keys = Object.values(locks)
  expect(new Set(keys).size).toBe(keys.length)
})
