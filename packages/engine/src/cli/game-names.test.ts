import { expect, test } from 'vitest'
import { fairyNames, otherNames } from '../variants/aliases.ts'
import { slugs } from '../variants/catalogue.ts'
import { proseStarts } from '../variants/prose-starts.ts'
import { slugCalled } from './game-names.ts'
import { lines, run } from './run-command.ts'

test('a name means one game', () => {
  const names = [...Object.values(fairyNames), ...Object.keys(otherNames)]
  expect(new Set(names).size).toBe(names.length)
  // A game has its own slug for itself.
  for (const slug of slugs) expect(slugCalled(slug)).toBe(slug)
  expect(names.filter((name) => slugs.includes(name))).toEqual([])
})

test('a game answers to the name Fairy-Stockfish has for it', async () => {
  const { exit, out } = await run(['perft', 'duck', '1', '--json'])
  expect(exit).toBe(0)
  expect(lines(out)).toMatchObject([{ variant: 'duck-chess', nodes: 640 }])
  expect((await run(['moves', 'Fischerandom'])).exit).toBe(0)
})

test('a reading answers to its name in any case, after any name of its game', async () => {
  for (const name of ['Ultima+Cambridge', 'ULTIMA+cambridge', ' ultima+cambridge ']) {
    expect(slugCalled(name)).toBe('ultima+cambridge')
  }
  expect((await run(['moves', 'Ultima+Cambridge'])).exit).toBe(0)
  expect((await run(['moves', 'Ultima+no'])).exit).toBe(1)
})

test('a game that is not here is not known by another name either', async () => {
  const { exit, err } = await run(['perft', 'no-such-game', '1'])
  expect([exit, err]).toEqual([1, 'There is no game called "no-such-game". The command `games` lists them.'])
})

test('describe names the game in every way, and how its moves are written', async () => {
  const { exit, out } = await run(['describe', 'duck'])
  expect(exit).toBe(0)
  expect(out).toMatch(/^Duck Chess, by Tim Paulden, 2016\nnames {3}duck-chess, duck\n/)
  expect(out).toMatch(/\nmoves {3}e2e4; castling e1g1 .*; promotion a7a8q; turn of several steps e2e4,e4e5$/)
  const described = lines((await run(['describe', 'ultima', '--json'])).out)
  expect(described).toMatchObject([
    { slug: 'ultima', names: ['ultima'], written: ['e2e4', expect.stringMatching(/ d4d4$/)] },
  ])
})

const counted = Object.entries(proseStarts).flatMap(([slug, texts]) =>
  slugs.includes(slug) ? texts.map((fen): [string, string] => [slug, fen]) : [],
)

test.each(counted)('%s begins as tables of counts describe it: %s', async (slug, fen) => {
  const asked = [
    { variant: slug, fen, depth: 1 },
    { variant: slug, depth: 1 },
  ]
  const { out } = await run(['perft', '--batch'], asked.map((line) => JSON.stringify(line)).join('\n'))
  // A count, unless the test fails.
  const [described, plain] = lines(out) as { nodes?: number }[]
  expect(described.nodes).toBe(plain.nodes)
  expect(described.nodes).toBeGreaterThan(0)
})

test('a description of another game, or one that is nearly right, is no position', async () => {
  const [prose] = proseStarts.raumschach
  const asked = [
    { variant: 'chess', fen: prose, depth: 1 },
    { variant: 'chess', fen: 'the usual array', depth: 1 },
    {
      variant: 'chess',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR (board A; board B empty) w KQkq - 0 1',
      depth: 1,
    },
  ]
  const { out } = await run(['perft', '--batch'], asked.map((line) => JSON.stringify(line)).join('\n'))
  for (const line of lines(out)) expect(line).toMatchObject({ error: expect.stringMatching(/^badPosition\./) })
})

test('a text that only begins or ends like a known description is refused', async () => {
  for (const [slug, fen] of counted) {
    if (fen.includes('(')) continue
    const asked = [`${fen} x`, fen.slice(1), fen.replace('; ', ', ')].map((text) => ({
      variant: slug,
      fen: text,
      depth: 1,
    }))
    const { out } = await run(['perft', '--batch'], asked.map((line) => JSON.stringify(line)).join('\n'))
    for (const line of lines(out)) expect(line).toMatchObject({ error: expect.any(String) })
  }
})
