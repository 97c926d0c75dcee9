import { expect, it } from 'vitest'
import { playPath, rulesPath } from './variant-paths.ts'

it('a reading has its variant’s rules, and is chosen where its variant is begun', () => {
  const printed = { slug: 'go', edition: 'go' }
  const reading = { slug: 'go+first-capture', edition: 'go' }
  expect([printed, reading].map(rulesPath)).toEqual(['/variants/go', '/variants/go?reading=first-capture'])
  expect([printed, reading].map(playPath)).toEqual(['/variants/go/play', '/variants/go/play?reading=first-capture'])
})
