import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { staleDoors } from './catalogue.mjs'

test('the doors to the variants name every folder that is a variant, and no other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'variorum-catalogue-'))
  for (const slug of ['ultima', 'three-check', '4-seasons']) {
    mkdirSync(join(folder, slug))
    writeFileSync(join(folder, slug, `${slug}.ts`), '')
  }
  mkdirSync(join(folder, 'notes'))
  for (const name of ['puzzles.json', 'puzzles-2.json']) writeFileSync(join(folder, 'three-check', name), '')

  const [catalogue, loader, shelves] = staleDoors(folder)
  assert.match(catalogue.text, /const definitions = \[v4Seasons, threeCheck, ultima\]/)
  assert.match(catalogue.text, /import threeCheck from '\.\/three-check\/three-check\.ts'/)
  assert.match(loader.text, /'three-check': \(\) => import\('\.\/three-check\/three-check\.ts'\)/)
  assert.ok(!catalogue.text.includes('notes') && !loader.text.includes('notes'))
  assert.match(
    shelves.text,
    /'three-check': \[\n {4}\(\) => import\('\.\/three-check\/puzzles\.json', .*\n.*puzzles-2\.json/,
  )
  assert.ok(!shelves.text.includes('ultima'))

  for (const { file, text } of [catalogue, loader, shelves]) writeFileSync(file, text)
  assert.deepEqual(staleDoors(folder), [])
  rmSync(folder, { recursive: true })
})
