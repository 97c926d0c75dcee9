import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogueSource, generatedFiles, loadSource, variantSlugs } from '../scripts/catalogue.ts'
import { gameOf, slugs } from '../src/variants/catalogue.ts'
import { load, slugs as loadable } from '../src/variants/load.ts'

describe('the catalogue', () => {
  test.each(generatedFiles())('$path is what `pnpm catalogue` writes', ({ path, text }) => {
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  test('has every folder of variants, under its own name', () => {
    expect(slugs).toEqual(variantSlugs())
    expect(loadable).toEqual(variantSlugs())
    for (const slug of slugs) expect(gameOf(slug)?.variant.slug).toBe(slug)
  })

  test('is the same game, whether read at once or fetched', async () => {
    for (const slug of slugs) expect((await load(slug))?.variant).toBe(gameOf(slug)?.variant)
  })

  test('knows nothing of names that are not variants', () => {
    for (const slug of ['', 'checkers', 'constructor', '__proto__']) {
      expect(gameOf(slug)).toBeUndefined()
      expect(load(slug)).toBeUndefined()
    }
  })
})

describe('generated sources', () => {
  const few = ['fugue', 'ultima']
  // Names that are no identifiers, and so many that the lists have to break.
  const many = [
    '3-check',
    'four-player-chess',
    ...Array.from({ length: 12 }, (_, n) => `long-named-variant-${n + 1}`),
    'ultima',
  ]

  test.each([
    ['a few variants', few],
    ['many variants', many],
  ])('are formatted as Biome would: %s', (_, slugs) => {
    for (const source of [catalogueSource(slugs), loadSource(slugs)]) expect(formatted(source)).toBe(source)
  })
})

function formatted(source: string): string {
  const biome = join(
    dirname(createRequire(join(import.meta.dirname, '../../../package.json')).resolve('@biomejs/biome/package.json')),
    'bin/biome',
  )
  return execFileSync(
    process.execPath,
    [biome, 'check', '--write', '--stdin-file-path=packages/engine/src/generated.ts'],
    {
      cwd: join(import.meta.dirname, '../../..'),
      input: source,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
}
