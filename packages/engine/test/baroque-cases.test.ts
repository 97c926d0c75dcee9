import { describe, expect, test } from 'vitest'
import { askPlay, askPosition, importGame, type Line } from '../src/ask/index.ts'
import { chameleonThat } from '../src/families/ultima.ts'
import { compile, defineVariant } from '../src/game/index.ts'
import { moveId, parsePosition } from '../src/notation/index.ts'
import { createMoves } from '../src/position/move.ts'
import type { Position } from '../src/position/position.ts'
import { baroque } from '../src/variants/baroque/baroque.ts'
import { holdEngineToCases, movesOf, value } from './engine-cases.ts'
import { knownGame } from './kernel-reading.ts'
import { checkCases, frozenCases, kinglessCase, leapOnlyCases, movesCases } from './referee/baroque-cases.ts'
import { notationCases, outcomeCases, quietCases } from './referee/baroque-outcomes.ts'
import { pick, type Random, seeded } from './referee/random.ts'
import { sample } from './sample.ts'
import { scattered } from './scattered.ts'
import { draw, reach } from './tiny.ts'

/** Expected values were worked out by hand from the rules in prose; the second reading is held against them too. */
const game = knownGame('baroque')
const lineFrom = (start: string, ...moves: readonly string[]): Line => ({ variant: 'baroque', start, moves })

holdEngineToCases('baroque', {
  moves: movesCases,
  checks: checkCases,
  frozen: frozenCases,
  outcomes: outcomeCases,
  quiet: quietCases,
  notation: notationCases,
})

describe('the legal moves of a position are complete, each with all it takes', () => {
  test('B1: an immobilizer goes like a queen and takes nothing', () => {
    const { fen, square, expected } = kinglessCase
    const rows = fen.split(' ')[0] ?? ''
    const picture = rows.replace(/\d/g, (empties) => '. '.repeat(Number(empties))).replaceAll('/', '\n')
    const reached = reach(game, draw(game, picture), square).split(' ')
    expect(reached.map((target) => square + target)).toEqual(expected)
  })

  test('B14: by the rules of 1963 the same king has eight steps and is not in check', () => {
    const fen = '7k/8/5M2/4b1b1/3K4/8/8/8 w'
    const steps = 'd4c3 d4d3 d4e3 d4c4 d4e4 d4c5 d4d5 d4e5xe5'.split(' ').sort()
    expect(movesOf(knownGame('ultima'), fen, 'd4')).toEqual(steps)
    expect(value(askPosition(knownGame('ultima'), lineFrom(fen))).check).toEqual([])
  })

  // Counted apart from the lists, so that none has lost a move.
  test.each([
    ['B1', 23],
    ['B2', 8],
    ['B3', 17],
    ['B4', 19],
    ['B5', 23],
    ['B6', 15],
    ['B7', 7],
    ['B8', 23],
    ['B9', 16],
    ['B10', 21],
    ['B12', 13],
    ['B14', 6],
    ['B15', 18],
  ])('%s lists %d moves', (id, count) => {
    expect([kinglessCase, ...movesCases].find((one) => one.id === id)?.expected).toHaveLength(count)
  })
})

describe('the end of the game', () => {
  test('a frozen king with a man that can move plays on', () => {
    expect(value(askPosition(game, lineFrom('7k/8/8/8/7P/8/1m6/K7 w'))).outcome).toBeNull()
  })
})

describe('writing', () => {
  test.each(notationCases)('$id: $text is read without its X as well', ({ fen, move, text }) => {
    expect(value(askPlay(game, lineFrom(fen), text.replace(/X$/, ''))).move.id).toBe(move)
  })

  test.each([
    ['5.Qa5', '7k/8/8/3Qr3/8/8/8/K7 w 8', 'd5a5'],
    ['1.Pc2c4', '7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w 0', 'c2c4'],
  ])('a game text with a move as captions at vchess have it, %s, is read', (moves, fen, id) => {
    const read = importGame(game, `[Variant "Baroque"]\n[SetUp "1"]\n[FEN "${fen}"]\n\n${moves} *\n`)
    expect(value(read).line.moves).toEqual([id])
  })
})

describe('the other reading, in which a leaping chameleon takes leapers alone', () => {
  const { pieces } = baroque
  const chameleon = { ...pieces.chameleon, abilities: chameleonThat({ leaping: 'takesLeapersAlone' }) }
  const strict = compile(defineVariant({ ...baroque, pieces: { ...pieces, chameleon } }))

  test.each(leapOnlyCases)('$id: $guarantee', ({ fen, square, expected }) => {
    expect(movesOf(strict, fen, square)).toEqual(expected)
  })

  test('it goes everywhere the other does, and takes no more than the other', () => {
    const random = seeded(1_974)
    let fewer = 0
    for (let compared = 0; compared < 600; ) {
      const p = scattered(game, random)
      if (p === undefined) continue
      compared++
      const [loose, tight] = [game, strict].map((of) => {
        const out = createMoves()
        const victims = createMoves()
        const moves = [...out.subarray(0, of.pseudoLegal(p, out))]
        return new Map(moves.map((move) => [moveId(of, p, move), of.victimsOf(p, move, victims, 0)]))
      })
      expect([...(tight?.keys() ?? [])].sort()).toEqual([...(loose?.keys() ?? [])].sort())
      for (const [id, took] of tight ?? []) {
        const most = loose?.get(id) ?? Number.NaN
        expect(took).toBeLessThanOrEqual(most)
        if (took < most) fewer++
      }
    }
    expect(fewer).toBeGreaterThan(0)
  })

  test('its legal moves are the same by sensitivity, by reverse faces and by looking at every reply', () => {
    const random = seeded(1_975)
    const out = createMoves()
    const sorted = (n: number): number[] => [...out.subarray(0, n)].sort((a, b) => a - b)
    for (let compared = 0; compared < 800; ) {
      const p = scattered(strict, random)
      if (p === undefined) continue
      compared++
      const lazy = sorted(strict.legal(p, out))
      expect(lazy).toEqual(sorted(strict.legalByReplies(p, out)))
      expect(sorted(strict.legalByReverse(p, out))).toEqual(lazy)
    }
  })
})

test('legality is lazy where chameleons and immobilizers crowd together', () => {
  const random = seeded(1_976)
  const out = createMoves()
  const sorted = (n: number): number[] => [...out.subarray(0, n)].sort((a, b) => a - b)
  let tied = 0
  for (let compared = 0; compared < sample(4_000); ) {
    const p = crowd(random)
    if (p === undefined) continue
    compared++
    const lazy = sorted(game.legal(p, out))
    expect(lazy).toEqual(sorted(game.legalByReplies(p, out)))
    if (!game.isInCheck(p, p.mover)) tied += game.pseudoLegal(p, out) - lazy.length
  }
  expect(tied).toBeGreaterThan(sample(1_000))
})

/** Kings and a handful of men close together, half of them such as freeze or cancel. */
function crowd(random: Random): Position | undefined {
  const { size } = game.board
  const centre = random(size)
  const near = [...Array(size).keys()].filter((cell) => {
    const [file = 0, rank = 0] = game.board.coordinatesOf(cell)
    const [otherFile = 0, otherRank = 0] = game.board.coordinatesOf(centre)
    return Math.max(Math.abs(file - otherFile), Math.abs(rank - otherRank)) <= 2
  })
  const letters = 'KkMmBbBbPpNnQqRrMmBb'
  const men = new Map<number, string>()
  for (const letter of letters.slice(0, 6 + random(letters.length - 6))) {
    const free = near.filter((cell) => !men.has(cell))
    if (free.length > 0) men.set(pick(random, free), letter)
  }
  const rows = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    [...'abcdefgh']
      .map((file) => men.get(game.board.cellOf(`${file}${rank + 1}`)) ?? '-')
      .join('')
      .replace(/-+/g, (empties) => `${empties.length}`),
  )
  const read = parsePosition(game, `${rows.join('/')} ${random(2) === 0 ? 'w' : 'b'}`)
  return read.ok ? read.value : undefined
}
