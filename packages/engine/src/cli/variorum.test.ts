import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const engine = join(import.meta.dirname, '../..')

test('a reader who stops reading is no failure', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/variorum.ts', 'perft', '--batch'], { cwd: engine })
  const complaints: string[] = []
  child.stderr.on('data', (text: Buffer) => complaints.push(`${text}`))
  child.stdin.on('error', () => {})
  child.stdout.destroy()
  child.stdin.end('{"variant":"ultima","depth":1}\n'.repeat(50))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect([code, complaints.join('')]).toEqual([0, ''])
})

test.skipIf(!existsSync('/dev/full'))('a full disk is told in one sentence', async () => {
  const full = openSync('/dev/full', 'w')
  for (const args of [['games'], ['moves', 'ultima'], ['perft', 'ultima', '1']]) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/cli/variorum.ts', ...args], {
      cwd: engine,
      stdio: ['ignore', full, 'pipe'],
    })
    const complaints: string[] = []
    child.stderr?.on('data', (text: Buffer) => complaints.push(`${text}`))
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect([code, complaints.join('').trim().split('\n').at(-1)]).toEqual([
      1,
      'The answer could not be written: the disk is full.',
    ])
  }
  closeSync(full)
})
