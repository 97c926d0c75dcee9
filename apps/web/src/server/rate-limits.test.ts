import { expect, it } from 'vitest'
import { admit } from './rate-limits.ts'

it('whoever has had enough is told how long to wait, and nobody else is', async () => {
  const greedy = async () => {
    for (let count = 0; count <= 120; count++) await admit('search', 'greedy')
  }
  await expect(greedy()).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    cause: { key: 'tooManyRequests', params: { seconds: expect.any(Number) } },
  })
  await admit('search', 'modest')
  await admit('rules', 'greedy')
})
