import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { playedAt, positionKey, readBook } from '../../openings/index.ts'
import { run } from '../run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'openings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const quick = ['openings', 'antichess', '--nodes', '20']
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1'

test('goes on where it stopped, with the games it would have played in one go', async () => {
  const file = join(folder, 'games.jsonl')
  await run([...quick, '--out', file, '--games', '1'])
  const begun = readFileSync(file, 'utf8')
  const more = await run([...quick, '--out', file, '--games', '3'])
  expect(more.err).toContain('1 games are in ')
  expect(readFileSync(file, 'utf8').startsWith(begun)).toBe(true)
  expect(more.out).toBe((await run([...quick, '--games', '3'])).out)
  const book = readBook(more.out)
  const first = book ? [...playedAt(book, positionKey(start)).values()] : []
  expect(first.reduce((sum, { wins, draws }) => sum + draws + wins.reduce((a, b) => a + b), 0)).toBe(3)
})

test('is refused where the engine cannot play both sides, and in another file of games', async () => {
  expect(await run(['openings', 'fog-of-war'])).toMatchObject({ exit: 1 })
  expect(await run([...quick, '--seed', '2', '--out', join(folder, 'games.jsonl')])).toMatchObject({ exit: 1 })
})
