import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { slugs } from '../src/variants/catalogue.ts'
import { knownGame } from './kernel-reading.ts'

/**
 * A rule, a screen or a bot that asks which game it is lacks a word for what it means. Words that are names of other things
 * as well, families and a set of pieces, cannot be told from games here and are left to readers.
 */
const root = join(import.meta.dirname, '../../..')
const grounds = ['packages/engine/src', 'packages/ui/src', 'apps/web/src']
const otherThings = new Set<string>(['chess', ...slugs.map((slug) => knownGame(slug).variant.family ?? '')])
const names = slugs.filter((slug) => !otherThings.has(slug))

test('no source outside the variants and their families names a game', () => {
  const files = grounds.flatMap((ground) => sourcesIn(join(root, ground)))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const told = names.filter((name) => new RegExp(`['"\`]${name}['"\`]`).test(text))
    return told.map((name) => `${relative(root, file).split(sep).join('/')}: ${name}`)
  })
  expect(found).toEqual([])
})

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory())
      return ['variants', 'families'].includes(entry.name) && folder.endsWith('engine/src') ? [] : sourcesIn(path)
    return /\.tsx?$/.test(entry.name) && !/\.(test|story)\.tsx?$/.test(entry.name) ? [path] : []
  })
}
