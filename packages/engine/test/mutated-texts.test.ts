import { type Arbitrary, array, assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askMoves, askPosition } from '../src/ask/index.ts'
import { parsePosition, printPosition, startPosition } from '../src/notation/index.ts'
import { slugs } from '../src/variants/catalogue.ts'
import { knownGame } from './kernel-reading.ts'
import { anyMove } from './random-play.ts'
import { seeded } from './referee/random.ts'
import { sample } from './sample.ts'

/** Pieces of text that mean something in some position text or other. */
const bits = [
  'K',
  'k',
  'R',
  'r',
  'P',
  'p',
  '1',
  '8',
  '12',
  '/',
  '//',
  ' ',
  '-',
  'KQkq',
  'HAha',
  'w',
  'b',
  'w2',
  'e3',
  ',',
]

/** Two rows change places; or something is cut out, and put in its place another bit or part of the same text. */
const edit = record({
  swaps: boolean(),
  at: integer({ min: 0, max: 10_000 }),
  other: integer({ min: 0, max: 10_000 }),
  cut: integer({ min: 0, max: 3 }),
  put: constantFrom('', '', ...bits),
})

type Edit = typeof edit extends Arbitrary<infer Value> ? Value : never

const edited = (text: string, edits: readonly Edit[]): string =>
  edits.reduce((now, { swaps, at, other, cut, put }) => {
    if (swaps) return withRowsSwapped(now, at, other)
    const place = at % (now.length + 1)
    return now.slice(0, place) + (put || now.slice(other % now.length).slice(0, 2)) + now.slice(place + cut)
  }, text)

function withRowsSwapped(text: string, one: number, other: number): string {
  const [men = '', ...state] = text.split(' ')
  const rows = men.split('/')
  const [a, b] = [one % rows.length, other % rows.length]
  const swapped = rows.map((row, k) => (k === a ? rows[b] : k === b ? rows[a] : row))
  return [swapped.join('/'), ...state].join(' ')
}

// The king has left its row with the right to castle still told, be its turn now or after another's step.
test.each([
  ['chess', '4k3/8/8/8/8/8/4K2R/8 w KQ - 0 1'],
  ['chess960', '4k3/8/8/8/8/8/4K2R/8 w H - 0 1'],
  ['alice-chess', '4k3/8/8/8/8/8/8/8//8/8/8/8/8/8/8/4K2R w K - 0 1'],
  ['marseillais-chess', 'rn1qk2r/p1ppn2p/b3p3/1p3pp1/P5P1/N1P1PN2/R2PKP1P/2BQ1B1R b KQ - 1 5'],
  ['four-player-chess', '6,yK,7/14/14/14/13,gK/14/bK,13/14/14/14/14/7,rK,2,rR,3/14/14 r rK - - 0,0,0,0 0 1'],
])('%s reads a right to castle that nobody can have any more as none', (slug, start) => {
  const game = knownGame(slug)
  const read = parsePosition(game, start)
  expect(read.ok && printPosition(game, read.value).split(' ')[2]).toBe('-')
  expect(askMoves(game, { variant: slug, start, moves: [] }).ok).toBe(true)
})

describe.each(slugs)('%s', (slug) => {
  const game = knownGame(slug)

  test('a text changed anyhow is a position that can be played on or a fault with a name, and nothing throws', () => {
    // Half of the texts tell the rights of the start of men that have gone elsewhere.
    const [, , ...state] = printPosition(game, startPosition(game)).split(' ')
    const texts = [...Array(12).keys()].flatMap((seed) => {
      const p = startPosition(game)
      const random = seeded(seed)
      for (let ply = 0; ply < 4 * seed; ply++) {
        const move = anyMove(game, p, random)
        if (move !== undefined) game.make(p, move)
      }
      const now = printPosition(game, p)
      return [now, [...now.split(' ').slice(0, 2), ...state].join(' ')]
    })
    const base = integer({ min: 0, max: texts.length - 1 })
    return assert(
      property(base, array(edit, { maxLength: 4 }), integer(), (one, edits, seed) => {
        const start = edited(texts[one] ?? '', edits)
        const read = parsePosition(game, start)
        expect(askPosition(game, { variant: slug, start, moves: [] }).ok).toBe(read.ok)
        if (!read.ok) return
        const p = read.value
        const random = seeded(seed)
        for (let ply = 0; ply < 4; ply++) {
          expect(askMoves(game, { variant: slug, start: printPosition(game, p), moves: [] }).ok).toBe(true)
          const move = anyMove(game, p, random)
          if (move === undefined) return
          game.make(p, move)
        }
      }),
      { seed: 60, numRuns: sample(240) },
    )
  })
})
