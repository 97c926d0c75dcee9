import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { menagerie } from '../../../test/tiny.ts'
import { gameOf, slugs } from '../../variants/catalogue.ts'
import { run } from '../run-command.ts'
import { stampOf } from './stamp.ts'
import { type Fixture, GREEDY, hold, playedIn } from './tournament.ts'

const folder = mkdtempSync(join(tmpdir(), 'levels-'))
afterAll(() => rmSync(folder, { recursive: true }))

const measured = slugs.flatMap((slug) => {
  const game = gameOf(slug)
  const found = game?.variant.levels?.measured
  return game === undefined || found === undefined ? [] : [{ slug, game, found }]
})

// What was asked for when levels were made: everybody finds an opponent, and the next one is within reach.
test.each(measured)('in $slug every level is stronger than the one below, by 150 to 250', ({ found: { elo } }) => {
  const steps = elo.slice(1).map((one, i) => one - elo[i])
  for (const step of steps) {
    expect(step).toBeGreaterThanOrEqual(150)
    expect(step).toBeLessThanOrEqual(250)
  }
})

test.each(measured)(
  'in $slug the published games are enough: 60 of each pair, and 95 of 100 lost to the greedy player',
  ({ found: { results } }) => {
    expect(results).toHaveLength(15)
    for (const [a, b, wins, draws, losses] of results) {
      const games = wins + draws + losses
      expect(games).toBeGreaterThanOrEqual(60)
      if (a === 1 && b === 0) expect(losses / games).toBeGreaterThanOrEqual(0.95)
    }
  },
)

test('levels --json tells the Elo of each level of each game that was measured', async () => {
  const { exit, out } = await run(['levels', '--json'])
  expect(exit).toBe(0)
  expect(JSON.parse(out)).toEqual(Object.fromEntries(measured.map(({ slug, found }) => [slug, found.elo])))
})

test('a tournament keeps its games, and plays none of them twice', async () => {
  const game = gameOf('tori-shogi')
  if (game === undefined) throw new Error('no game')
  const venue = { game, folder, seed: 1, threads: 1 }
  const fixtures: Fixture[] = [
    { a: 5, b: 0, games: 2 },
    { a: 0, b: GREEDY, games: 2 },
  ]
  const kept = () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  await hold(venue, fixtures)
  const first = kept()
  await hold(venue, fixtures)
  expect(kept()).toEqual(first)
  expect(playedIn(venue).map(({ a, b, tally }) => [a, b, tally.games])).toEqual([
    [0, GREEDY, 2],
    [5, 0, 2],
  ])
})

test('levels without a folder for the games are refused with a sentence', async () => {
  const { exit, err } = await run(['levels', 'chess'])
  expect(exit).not.toBe(0)
  expect(err).toContain('--out')
})

test('a change of what men are worth, or of a rule, is another stamp; the same game has the same', () => {
  const setup = 'm1n1k1r1/p1p1p1p1/8/8/8/8/P1P1P1P1/M1N1K1R1'
  const before = menagerie(8, 8, { setup })
  expect(stampOf(before)).toBe(stampOf(menagerie(8, 8, { setup })))
  const { pieces } = before.variant
  const dearer = { ...pieces, leaper: { ...pieces.leaper, worth: 9 } }
  expect(stampOf(menagerie(8, 8, { setup, pieces: dearer }))).not.toBe(stampOf(before))
})
