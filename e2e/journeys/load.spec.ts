import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { hasPostgres } from '../own-services.ts'

const web = join(import.meta.dirname, '../../apps/web')
const bench = ['--import', 'tsx', '--conditions=react-server', 'bench/load.ts']

// The bench itself: how fast anything is, is not asked here.
test.skip(process.env.VARIORUM_LONG !== '1', 'is for the long run')
test.skip(!hasPostgres, 'needs PostgreSQL')

test('the load bench plays over HTTP without an error and prints what it found, and nothing else', () => {
  test.setTimeout(120_000)
  const words = [...bench, '--json', '--games', '2', '--seconds', '3', '--interval', '1', '--spectators', '3']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: web, encoding: 'utf8' })
  expect(status, stderr).toBe(0)
  const found = JSON.parse(stdout)
  expect(found).toMatchObject({ games: 2, errors: 0, spectators: { count: 3 } })
  expect(Object.keys(found)).toEqual(['games', 'moves', 'errors', 'p50_ms', 'p95_ms', 'spectators', 'rss_mb'])
  expect(found.moves).toBeGreaterThan(0)
})
