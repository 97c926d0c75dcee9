import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { slugs } from '../../src/variants/catalogue.ts'
import { knownGame } from '../kernel-reading.ts'
import { playthrough } from './playthrough.ts'

const recorded = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'))

test('every variant has its playthrough on record, and nobody else has', () => {
  expect(recorded.sort()).toEqual(slugs.map((slug) => `${slug}.txt`).sort())
})

test.each(slugs)('%s plays as it did when its game was recorded', (slug) => {
  expect(playthrough(knownGame(slug))).toBe(readFileSync(join(import.meta.dirname, `${slug}.txt`), 'utf8'))
})
