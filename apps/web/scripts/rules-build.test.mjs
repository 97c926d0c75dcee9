import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { rulesBuild } from './rules-build.mjs'

const engines = []

/** An engine of a few files. */
function engine(files) {
  const folder = mkdtempSync(join(tmpdir(), 'variorum-rules-'))
  engines.push(folder)
  for (const name of ['ask', 'board', 'families', 'game', 'notation', 'position', 'rules', 'variants', 'search'])
    mkdirSync(join(folder, name))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

const files = { 'rules/step.ts': 'one\n', 'variants/load.ts': 'two\n' }

afterEach(() => {
  for (const folder of engines.splice(0)) rmSync(folder, { recursive: true, force: true })
})

it('is the same for the same rules, wherever they lie and however their lines end', () => {
  expect(rulesBuild(engine(files))).toMatch(/^[0-9a-f]{16}$/)
  expect(rulesBuild(engine({ ...files, 'rules/step.ts': 'one\r\n' }))).toBe(rulesBuild(engine(files)))
})

it('is another one once a rule says something else, or has another name', () => {
  const folder = engine(files)
  const before = rulesBuild(folder)
  writeFileSync(join(folder, 'rules/step.ts'), 'three\n')
  const changed = rulesBuild(folder)
  expect(changed).not.toBe(before)
  renameSync(join(folder, 'rules/step.ts'), join(folder, 'rules/leap.ts'))
  expect(rulesBuild(folder)).not.toBe(changed)
})

it('does not ask for tests, prose and counts, nor how a bot thinks', () => {
  const others = { 'rules/step.test.ts': '', 'variants/step.perft': '', 'search/levels.ts': '' }
  expect(rulesBuild(engine({ ...files, ...others }))).toBe(rulesBuild(engine(files)))
})

it('is that of the very engine beside this package', () => {
  expect(rulesBuild(join(import.meta.dirname, '../../../packages/engine/src'))).toMatch(/^[0-9a-f]{16}$/)
})
