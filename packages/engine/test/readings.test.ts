import { describe, expect, test } from 'vitest'
import { describe as describeVariant, exportGame, importGame, readingTold } from '../src/ask/index.ts'
import { editionOf, perft } from '../src/game/index.ts'
import { printMove, printPosition, readMove, startPosition } from '../src/notation/index.ts'
import { createMoves } from '../src/position/move.ts'
import { gameOf, slugs } from '../src/variants/catalogue.ts'
import { load } from '../src/variants/load.ts'
import { knownGame } from './kernel-reading.ts'
import { anyMove, everythingIn } from './random-play.ts'
import { seeded } from './referee/random.ts'
import { artificial, comesBack, idsOf } from './round-trip.ts'

/** Other readings of variants: what their pages compare, and what games may be begun in. */
const readings = slugs.flatMap((slug) => describeVariant(knownGame(slug)).readings.map((reading) => reading.slug))

test('a reading is addressed by its variant’s slug, a plus and its own name, and says what it is', async () => {
  const game = knownGame('baroque+leap-only-chameleon')
  expect(describeVariant(game)).toMatchObject({
    slug: 'baroque+leap-only-chameleon',
    name: 'Baroque (leap-only chameleon)',
    edition: 'baroque',
    reading: 'leap-only chameleon',
  })
  expect(describeVariant(knownGame('baroque'))).toMatchObject({ edition: 'baroque', reading: null })
  expect(gameOf('baroque+leap-only-chameleon')).toBe(game)
  expect((await load('baroque+leap-only-chameleon'))?.variant.slug).toBe('baroque+leap-only-chameleon')
})

test('what is no reading is not found, whatever it is called', async () => {
  for (const slug of [
    'baroque+',
    'baroque+no',
    'baroque+constructor',
    'no+leap-only-chameleon',
    '+',
    'ultima+first+first',
  ]) {
    expect([slug, gameOf(slug)]).toEqual([slug, undefined])
    expect([slug, await load(slug)]).toEqual([slug, undefined])
  }
})

test.each(readings)('%s plays the men of its variant on its board', (slug) => {
  const [read, printed] = [describeVariant(knownGame(slug)), describeVariant(knownGame(editionOf(slug)))]
  expect(read.kinds.map(({ kind, letter }) => [kind, letter])).toEqual(
    printed.kinds.map(({ kind, letter }) => [kind, letter]),
  )
  expect([read.board, read.seats, read.readings]).toEqual([printed.board, printed.seats, printed.readings])
})

test.each(readings)(
  '%s: the fast ways to find legal moves agree with the slow one, and unmaking takes all back',
  (slug) => {
    const game = knownGame(slug)
    const random = seeded(1_963)
    const out = createMoves()
    const p = startPosition(game)
    const all = (find: (moves: typeof out) => number) => [...out.subarray(0, find(out))].sort((a, b) => a - b)
    const start = everythingIn(p)
    for (let made = 0; made < 100; made++) {
      const lazy = all((moves) => game.legal(p, moves))
      const slow = all((moves) => game.legalByReplies(p, moves))
      expect({ at: printPosition(game, p), moves: lazy }).toEqual({ at: printPosition(game, p), moves: slow })
      const move = anyMove(game, p, random)
      if (move === undefined) break
      game.make(p, move)
    }
    while (p.height > 0) p.unmake()
    expect(everythingIn(p)).toEqual(start)
  },
)

test.each(readings)('%s: games come back from their text, and every move from what is written of it', (slug) => {
  const game = knownGame(slug)
  comesBack(game, { variant: slug, moves: idsOf(game, startPosition(game), seeded(1_962), 40) }, {})
  const out = createMoves()
  for (const [seed, p] of artificial(game, 1_964, 4).entries()) {
    for (const move of [...out.subarray(0, game.legal(p, out))]) {
      const text = printMove(game, p, move)
      expect({ text, read: readMove(game, p, text) }).toEqual({ text, read: { ok: true, value: move } })
    }
    const start = printPosition(game, p)
    comesBack(game, { variant: slug, start, moves: idsOf(game, p, seeded(seed), 8) }, {})
  }
})

describe('counts from the start', () => {
  test.each([
    // The count for the lenient reading and those of vchess were made with its own program, run unchanged.
    ['fugue+lenient-pushme-pullyu', 4, 907_238],
    ['fugue+vchess', 1, 22],
    ['fugue+vchess', 2, 484],
    ['fugue+vchess', 3, 17_428],
  ])('%s to depth %i has %i games', (slug, depth, nodes) => {
    const game = knownGame(slug)
    expect(perft(game, startPosition(game), depth)).toBe(nodes)
  })
})

describe('a game in another reading', () => {
  const line = { variant: 'baroque+leap-only-chameleon', moves: ['a2a3', 'a7a6'] }
  const text = exportGame(knownGame(line.variant), line, {})
  const written = text.ok ? text.value : ''

  test('says so in its text, and comes back from it', () => {
    expect(written).toContain('[Variant "Baroque (leap-only chameleon)"]')
    expect(importGame(knownGame(line.variant), written)).toMatchObject({ ok: true, value: { line } })
    expect(importGame(knownGame('baroque'), written)).toMatchObject({ ok: false })
  })

  test('is told apart from one as printed, by whichever of the two reads it', () => {
    for (const slug of ['baroque', 'baroque+leap-only-chameleon']) {
      expect(readingTold(knownGame(slug), written)).toBe(line.variant)
      expect(readingTold(knownGame(slug), '[Variant "baroque+king-taken"]\n\n*')).toBe('baroque+king-taken')
      expect(readingTold(knownGame(slug), '[Variant "Baroque"]\n\n*')).toBe('baroque')
      expect(readingTold(knownGame(slug), '[Variant "Ultima"]\n\n*')).toBeUndefined()
      expect(readingTold(knownGame(slug), '1. Pa2a3 *')).toBeUndefined()
    }
    expect(readingTold(knownGame('chess'), '[Variant "Standard"]\n\n*')).toBe('chess')
  })
})
