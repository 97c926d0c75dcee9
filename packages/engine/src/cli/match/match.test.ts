import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from '../run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'match-'))
afterAll(() => rmSync(folder, { recursive: true }))

const match = ['match', 'chess', '--a', 'random', '--b', 'greedy']

test('a match goes on where it stopped, and two threads get what one gets', async () => {
  const file = join(folder, 'match.jsonl')
  const begun = await run([...match, '--games', '4', '--concurrency', '2', '--out', file, '--json'])
  expect(begun).toMatchObject({ exit: 0 })
  const kept = readFileSync(file, 'utf8')
  appendFileSync(file, '{"pair":2,"seat":0,"sco')
  const more = await run([...match, '--games', '8', '--concurrency', '1', '--out', file, '--json'])
  expect(more.err).toContain('4 games are in ')
  expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true)
  const atOnce = await run([...match, '--games', '8', '--concurrency', '2', '--json'])
  expect(JSON.parse(more.out)).toEqual(JSON.parse(atOnce.out))
  const { games, wins, draws, losses } = JSON.parse(atOnce.out)
  expect([games, wins + draws + losses]).toEqual([8, 8])
})

test('a test stops once the difference is decided', async () => {
  const { out } = await run([...match, '--sprt=-400,-200', '--games', '200', '--json'])
  const { games, sprt } = JSON.parse(out)
  expect(games).toBeLessThan(200)
  expect(sprt).toMatchObject({ elo0: -400, elo1: -200, holds: 'elo0' })
})

describe('what cannot be played is told in a sentence', () => {
  test.each([
    [1, ['match', 'four-player-chess', '--a', 'greedy', '--b', 'greedy'], 'A match is between two players'],
    [1, ['match', 'chess', '--a', 'uci:/nothing/here', '--b', 'greedy', '--nodes', '9'], 'could not be run'],
    [2, ['match', 'chess', '--a', 'greedy'], 'match needs two players, --a and --b'],
    [2, ['match', 'chess', '--a', 'greedy', '--b', 'level=0'], '--b wants a level from 1 to'],
    [2, ['match', 'chess', '--a', 'greedy', '--b', 'nodes=0'], '--b wants level=<number or name>'],
    [2, ['match', 'chess', '--a', 'greedy', '--b', 'search'], '"search" needs --nodes or --movetime'],
    [2, ['match', 'chess', '--a', 'greedy', '--b', 'uci[x]:y', '--nodes', '9'], '<name>=<value>, not "x"'],
    [2, [...match, '--sprt', '5,0'], '--sprt wants two differences in Elo, the lesser first'],
    [2, [...match, '--games', 'many'], '--games wants a whole number'],
  ])('%i: %j', async (exit, args, text) => {
    const told = await run(args)
    expect(told.exit).toBe(exit)
    expect(told.err).toContain(text)
  })
})
