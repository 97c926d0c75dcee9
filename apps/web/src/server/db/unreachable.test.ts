import { expect, it, vi } from 'vitest'
import { visit } from '../../../test/visit.ts'
import { isSilence } from '../../features/play/state/silence.ts'
import { refusalOf } from '../../trpc/refusal-of.ts'
import { databaseHealth } from './health.ts'

// Before anything reads its surroundings: an address at which a database might stand, and nobody ever listens.
vi.hoisted(() => {
  process.env.DATABASE_URL = 'postgres://nobody:secret@127.0.0.1:1/nowhere'
})

it('a database that cannot be reached is told of as unavailable, with its cause for whoever keeps the server', async () => {
  const causes: unknown[] = []
  expect(await databaseHealth((cause) => causes.push(cause))).toBe('unavailable')
  expect(causes).toHaveLength(1)
})

it('a change is then no refusal but a silence, and nothing of the address is told', async () => {
  const { ask, answers } = visit()
  const asked = await ask.games.create.mutate({ variant: 'ultima', mode: 'device' }).catch((error: unknown) => error)
  expect(isSilence(refusalOf(asked).key)).toBe(true)
  expect(await answers[0]?.text()).not.toMatch(/secret|127\.0\.0\.1|nowhere/)
})

it('rules are answered without it', async () => {
  const { ask } = visit()
  expect((await ask.engine.position.query({ line: { variant: 'ultima', moves: [] } })).toMove).toBe(0)
})
