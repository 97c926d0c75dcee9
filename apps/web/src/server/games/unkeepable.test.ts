import { describe, expect, it } from 'vitest'
import { unkeepable } from './unkeepable.ts'

describe('what is sent', () => {
  it('can be kept when it is whole characters and numbers of four bytes', () => {
    expect(unkeepable(undefined)).toBeNull()
    expect(
      unkeepable({ name: 'Größe 😀 棋', ply: 2_147_483_647, share: 0.5, games: [{ id: 'a' }, null, true] }),
    ).toBeNull()
  })

  // PostgreSQL: text holds no NUL and only valid UTF-8, `integer` reaches from −2147483648 to 2147483647.
  it.each([
    ['\0', []],
    [{ who: { name: 'a\0b' } }, ['who', 'name']],
    [{ games: [{ id: 'a' }, { id: '\ud800' }] }, ['games', '1', 'id']],
    [{ tags: { 'Ev\0ent': 'x' } }, ['tags']],
    [{ version: 9_007_199_254_740_991 }, ['version']],
    [{ version: -2_147_483_649 }, ['version']],
  ])('cannot when any of it cannot, and the place is told: %j', (sent, path) => {
    expect(unkeepable(sent)).toEqual(path)
  })

  it('is looked through however deep it is', () => {
    const depth = 100_000
    expect(unkeepable(JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`))).toHaveLength(8)
  })
})
