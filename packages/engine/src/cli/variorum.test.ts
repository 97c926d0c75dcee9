import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const launcher = join(import.meta.dirname, '../../bin/variorum.mjs')

test.each([
  [0, ['perft', 'ultima', '1'], '32\n'],
  [1, ['perft', 'nothing', '1'], ''],
  [2, ['perft', 'ultima', '1', '2'], ''],
])('runs from any folder, and ends with %i after %j', async (exit, args, answer) => {
  const child = spawn(process.execPath, [launcher, ...args], { cwd: tmpdir() })
  const answers: string[] = []
  child.stdout.on('data', (text: Buffer) => answers.push(`${text}`))
  const code = await new Promise((resolve) => child.on('close', resolve))
  expect([code, answers.join('')]).toEqual([exit, answer])
})

test('a command that has ended waits for nobody who might still write to it', async () => {
  const child = spawn(process.execPath, [launcher, 'play', 'ultima'])
  child.stdin.write('quit\n')
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0)
  child.stdin.destroy()
})

test('a reader who stops reading is no failure', async () => {
  const child = spawn(process.execPath, [launcher, 'perft', '--batch'])
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
    const child = spawn(process.execPath, [launcher, ...args], { stdio: ['ignore', full, 'pipe'] })
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
