import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { migrate } from './workspace.mjs'

for (const [variable, value, sentence] of [
  ['VARIORUM_SECRET', 'short', 'The environment variable VARIORUM_SECRET must have at least 32 characters.'],
  [
    'DATABASE_URL',
    'postgres://u:p@[bad/db',
    'The environment variable DATABASE_URL must be an address such as postgres://user:password@host:5432/name.',
  ],
]) {
  test(`what is wrong with ${variable} is said in one sentence, and nothing else is`, async () => {
    const before = process.env[variable]
    const folder = mkdtempSync(join(tmpdir(), 'variorum-migrate-'))
    process.env.VARIORUM_DATA = folder
    process.env[variable] = value
    try {
      await assert.rejects(migrate(), { message: sentence })
    } finally {
      rmSync(folder, { recursive: true })
      if (before === undefined) delete process.env[variable]
      else process.env[variable] = before
    }
  })
}
