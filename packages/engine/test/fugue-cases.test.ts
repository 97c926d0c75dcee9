import { describe, expect, test } from 'vitest'
import { type Asked, askMoves, askPlay, askPosition, askReplay, type Line } from '../src/ask/index.ts'
import { knownGame } from './kernel-reading.ts'
import { spell } from './referee/case.ts'
import { frozenCases, movesCases } from './referee/fugue-cases.ts'
import { notationCases, outcomeCases, playCases, quietCases } from './referee/fugue-outcomes.ts'

/** Expected values were worked out by hand from the rules in prose; the second reading is held against them too. */
const game = knownGame('fugue')
const lineFrom = (start: string, ...moves: readonly string[]): Line => ({ variant: 'fugue', start, moves })

describe('the legal moves of a position are complete, each with all it takes', () => {
  test.each(movesCases)('$id: $guarantee', ({ fen, square, expected }) => {
    expect(movesOf(fen, square)).toEqual(expected)
  })

  // Counted apart from the lists, so that none has lost a move.
  test.each([
    ['F1', 25],
    ['F2', 16],
    ['F3', 13],
    ['F4', 18],
    ['F5', 6],
    ['F6', 16],
    ['F6b', 15],
    ['F7', 17],
    ['F8', 18],
    ['F9', 17],
    ['F10', 8],
    ['F11', 26],
    ['F12', 19],
    ['F13', 19],
    ['F13b', 20],
    ['F14', 3],
    ['F16', 8],
  ])('%s lists %d moves', (id, count) => {
    expect(movesCases.find((one) => one.id === id)?.expected).toHaveLength(count)
  })
})

describe('what a move leads to', () => {
  test.each(playCases)('$id: $guarantee', ({ fen, move, leadsTo }) => {
    expect(value(askPlay(game, lineFrom(fen), move)).position.fen).toBe(leadsTo)
  })
})

describe('freezing', () => {
  test.each(frozenCases)('$fen has just its frozen men', ({ fen, frozen }) => {
    const found = value(askPosition(game, lineFrom(fen))).frozen.map((man) => man.cell)
    expect(found.sort()).toEqual(frozen)
  })
})

describe('the end of the game', () => {
  test.each(outcomeCases)('$id: $guarantee', ({ fen, moves, expected }) => {
    const { outcome } = value(askPosition(game, lineFrom(fen, ...moves)))
    const winner = outcome?.winner ?? null
    const named = winner === null ? null : (game.variant.seats[winner]?.id ?? null)
    expect(outcome && { reason: outcome.reason, winner: named }).toEqual(expected)
  })

  test.each(outcomeCases)('$id: no move is left exactly when it is over', ({ fen, moves, expected }) => {
    expect(value(askMoves(game, lineFrom(fen, ...moves))).length === 0).toBe(expected !== null)
  })

  test('a king that could be taken is not in check, and a move that leaves it there gives none', () => {
    const start = '7k/8/8/8/8/8/8/K6Q b'
    expect(value(askPosition(game, lineFrom(start))).check).toEqual([])
    expect(value(askPlay(game, lineFrom('7k/8/8/8/8/8/8/K5Q1 w'), 'g1h1')).gives).toBeNull()
  })

  test('a position without a king is one in which it has been taken; one without any king is none', () => {
    const { outcome } = value(askPosition(game, lineFrom('8/8/8/8/8/8/8/K6Q b')))
    expect(outcome).toMatchObject({ reason: 'kingTaken', winner: 0 })
    expect(askPosition(game, lineFrom('8/8/8/8/8/8/8/7Q b'))).toMatchObject({
      ok: false,
      error: { key: 'badPosition', params: { reason: 'noKing' } },
    })
  })
})

describe('the count of quiet plies', () => {
  test.each(quietCases)('$guarantee', ({ fen, move, quiet }) => {
    expect(value(askReplay(game, lineFrom(fen, move))).steps[0]?.position.quiet).toBe(quiet)
  })
})

describe('writing', () => {
  test.each(notationCases)('$id: $move is $text, and read back', ({ fen, move, text }) => {
    expect(value(askMoves(game, lineFrom(fen))).find((one) => one.id === move)?.text).toBe(text)
    for (const spelling of [text, move]) {
      expect(value(askPlay(game, lineFrom(fen), spelling)).move.id).toBe(move)
    }
  })
})

/** All legal moves of the man on a square, or of `all` men, spelt as the cases are. */
function movesOf(fen: string, square: string): string[] {
  return value(askMoves(game, lineFrom(fen)))
    .filter((move) => square === 'all' || move.from === square)
    .map(({ id, victims, act }) =>
      spell(
        id,
        victims.map(({ cell }) => cell),
        act,
      ),
    )
    .sort()
}

function value<T>(asked: Asked<T>): T {
  if (!asked.ok) throw new Error(`${asked.error.key} ${JSON.stringify(asked.error.params)}`)
  return asked.value
}
