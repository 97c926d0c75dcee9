import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { run } from '../run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'match-'))
afterAll(() => rmSync(folder, { recursive: true }))

const match = ['match', 'chess', '--a', 'random', '--b', 'greedy']

test('a match goes on where it stopped, and two threads get what one gets', async () => {
  const file = join(folder, 'match.jsonl')
  const keeping = [...match, '--out', file, '--json']
  const begun = await run([...keeping, '--games', '2', '--concurrency', '1'])
  expect(begun).toMatchObject({ exit: 0 })
  const kept = readFileSync(file, 'utf8')
  appendFileSync(file, '{"pair":1,"seat":0,"sco')
  const more = await run([...keeping, '--games', '8', '--concurrency', '1'])
  expect(more.err).toContain('2 games are in ')
  expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true)
  const atOnce = await run([...match, '--games', '8', '--concurrency', '2', '--json'])
  expect(JSON.parse(more.out)).toEqual(JSON.parse(atOnce.out))
  const { games, wins, draws, losses } = JSON.parse(atOnce.out)
  expect([games, wins + draws + losses]).toEqual([8, 8])
})

test('a test stops at the first pair that decides it, however many games are there', async () => {
  const file = join(folder, 'decided.jsonl')
  const heading = { game: 'chess', a: 'random', b: 'greedy', nodes: null, movetime: null, seed: 1 }
  const lost = Array.from({ length: 60 }, (_, i) => ({ pair: i >> 1, seat: i & 1, score: 0, reason: 'checkmate' }))
  const entries = [{ match: heading }, ...lost.map((one) => ({ ...one, opening: 0, moves: 'f2f3' }))]
  writeFileSync(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  const { out } = await run([...match, '--out', file, '--sprt=-800,0', '--json'])
  const { games, losses, sprt } = JSON.parse(out)
  expect(sprt).toMatchObject({ elo0: -800, elo1: 0, holds: 'elo0' })
  // By hand: at a mean of s the likeliest share of such pairs is 1 − s, 0.99 and 0.5. (0.99 ∕ 0.5)⁴ is 15.4, the fifth
  // power is 30.4, and the bound is 19.
  expect([games, losses]).toEqual([10, 10])
})

describe('what cannot be played is told in a sentence', () => {
  test.each([
    [1, ['match', 'four-player-chess', '--a', 'greedy', '--b', 'greedy'], 'A match is between two players'],
    [1, ['match', 'fog-of-war', '--a', 'greedy', '--b', 'greedy'], 'There are no matches of fog-of-war yet'],
    [
      1,
      ['match', 'chess', '--a', 'uci:/nothing/here', '--b', 'greedy', '--nodes', '9', '--concurrency', '1'],
      'could not be run',
    ],
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
