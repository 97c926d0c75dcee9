import { once } from 'node:events'
import { expect, it } from 'vitest'
import { startScript } from '../../test/processes.ts'

it('a process that only spins is ended, and says why', async () => {
  const { child, complaints } = startScript('stand-still')
  const [, signal] = await once(child, 'close')
  expect(signal).toBe('SIGKILL')
  expect(complaints()).toBe('It stands still.\n')
})
