import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fits, licencesIn } from './licences.mjs'

test('a licence fits where one way of it does, and all that must be kept together do', () => {
  for (const text of ['MIT', '(MIT OR CC0-1.0)', 'Proprietary OR ISC', 'Apache-2.0 AND MIT', 'X OR (MIT AND ISC)']) {
    assert.ok(fits(text), text)
  }
  for (const text of ['Proprietary', 'MIT AND Proprietary', 'none', '', 'CC-BY-NC-4.0', '(MIT OR ISC) AND X']) {
    assert.ok(!fits(text), text)
  }
})

test('every package that is installed is looked at, with a scope and without, and one that names none is told of', () => {
  const folder = mkdtempSync(join(tmpdir(), 'variorum-licences-'))
  for (const [name, license] of [
    ['plain', 'MIT'],
    ['@scoped/one', 'Proprietary'],
    ['silent', undefined],
  ]) {
    const place = join(folder, name.replace('/', '+'), 'node_modules', name)
    mkdirSync(place, { recursive: true })
    writeFileSync(join(place, 'package.json'), JSON.stringify({ name, license }))
  }
  const found = Object.fromEntries(licencesIn(folder))
  assert.deepEqual(found, { plain: 'MIT', '@scoped/one': 'Proprietary', silent: 'none' })
  rmSync(folder, { recursive: true })
})
