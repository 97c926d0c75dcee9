import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { slugs } from '../../src/variants/catalogue.ts'
import { knownGame } from '../kernel-reading.ts'
import { playthrough } from './playthrough.ts'
import { recordOf } from './record-of.ts'

test.each(slugs)('%s plays as it did when its game was recorded', (slug) => {
  expect(playthrough(knownGame(slug))).toBe(readFileSync(recordOf(slug), 'utf8'))
})
