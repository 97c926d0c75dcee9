import { expect, it } from 'vitest'
import { oneLine } from './one-line.ts'

it('a line about a game ends with a sentence, and takes a second one only where there is room', () => {
  expect(oneLine('Chess to lose. Who can take must.')).toBe('Chess to lose. Who can take must.')
  expect(oneLine('Chess to lose. Who can take must.', 20)).toBe('Chess to lose.')
  expect(oneLine('A shield that protects')).toBe('A shield that protects')
})
