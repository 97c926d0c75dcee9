import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { secretOf } from './secret.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'variorum-secret-'))

it('the secret is made up once and kept where only its owner reads it', () => {
  const dataFolder = newFolder()
  const secret = secretOf({ secret: null, dataFolder })
  expect(secret.length).toBeGreaterThanOrEqual(43)
  expect(secretOf({ secret: null, dataFolder })).toBe(secret)
  expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataFolder)).toEqual(['secret'])
})

it('a secret that is given is used and not written down', () => {
  const dataFolder = newFolder()
  expect(secretOf({ secret: 'x'.repeat(32), dataFolder })).toBe('x'.repeat(32))
  expect(readdirSync(dataFolder)).toEqual([])
})
