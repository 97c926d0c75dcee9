import { expect, it } from 'vitest'
import { ownPath } from './form-state.ts'

it('nobody is sent to another site after signing in', () => {
  for (const path of ['/', '/games', '/games/abc?ply=3', '/variants/ultima/play?from=a%2Fb']) {
    expect(ownPath(path)).toBe(path)
  }
  const foreign = [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '',
    null,
  ]
  for (const path of [...foreign, '/'.padEnd(301, 'a')]) expect(ownPath(path)).toBeNull()
})
