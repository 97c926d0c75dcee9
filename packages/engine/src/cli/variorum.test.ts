import { spawn } from 'node:child_process'
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
