import { describe, expect, test } from 'vitest'
import { type Asked, askMoves, askPlay, askPosition, askReplay, type Line } from '../src/ask/index.ts'
import { knownGame } from './kernel-reading.ts'
import { spell } from './referee/case.ts'
import { movesCases } from './referee/humpty-cases.ts'
import { checkCases, notationCases, outcomeCases, playCases, quietCases } from './referee/humpty-outcomes.ts'

/** Expected values were worked out by hand from the rules in prose; the second reading is held against them too. */
const game = knownGame('humpty-dumpty')
const lineFrom = (start: string, ...moves: readonly string[]): Line => ({ variant: 'humpty-dumpty', start, moves })

describe('the legal moves of a position are complete, each with what it takes', () => {
  test.each(movesCases)('$id: $guarantee', ({ fen, square, expected }) => {
    const moves = value(askMoves(game, lineFrom(fen))).filter((move) => square === 'all' || move.from === square)
    const spelt = moves.map(({ id, victims }) =>
      spell(
        id,
        victims.map(({ cell }) => cell),
      ),
    )
    expect(spelt.sort()).toEqual(expected)
  })

  // Counted apart from the lists, so that none has lost a move.
  test.each([
    ['H1', 43],
    ['H2', 6],
    ['H2b', 7],
    ['H2c', 7],
    ['H3', 9],
    ['H4', 9],
    ['H5', 26],
    ['H6', 15],
    ['H7', 2],
    ['H7b', 2],
    ['H7c', 6],
    ['H8', 13],
    ['H8b', 5],
    ['H8c', 11],
    ['H9', 7],
    ['H9b', 6],
    ['H10', 16],
    ['H12', 4],
  ])('%s lists %d moves', (id, count) => {
    expect(movesCases.find((one) => one.id === id)?.expected).toHaveLength(count)
  })
})

describe('what a move leads to', () => {
  test.each(playCases)('$id: $guarantee', ({ fen, move, leadsTo }) => {
    expect(value(askPosition(game, lineFrom(fen, move))).fen).toBe(leadsTo)
  })
})

describe('check', () => {
  test.each(checkCases)('$guarantee', ({ fen, inCheck }) => {
    expect(value(askPosition(game, lineFrom(fen))).check.length > 0).toBe(inCheck)
  })
})

describe('the end of the game', () => {
  test.each(outcomeCases)('$id: $guarantee', ({ fen, moves, expected }) => {
    const { outcome } = value(askPosition(game, lineFrom(fen, ...moves)))
    const winner = outcome?.winner ?? null
    const named = winner === null ? null : (game.variant.seats[winner]?.id ?? null)
    expect(outcome && { reason: outcome.reason, winner: named }).toEqual(expected)
  })
})

describe('the count of quiet plies', () => {
  test.each(quietCases)('$guarantee', ({ fen, move, quiet }) => {
    expect(value(askReplay(game, lineFrom(fen, move))).steps[0]?.position.quiet).toBe(quiet)
  })
})

describe('writing', () => {
  test.each(notationCases)('$id: $move is $text, and read back from it', ({ fen, move, text }) => {
    expect(value(askMoves(game, lineFrom(fen))).find((one) => one.id === move)?.text).toBe(text)
    expect(value(askPlay(game, lineFrom(fen), text)).move.id).toBe(move)
  })

  test.each([
    ['Fd7-c8', 'd7c8'],
    ['Fc8', 'd7c8'],
    ['Fd7-c8=G', 'd7c8g'],
  ])('%s, of a frog that might become another, is read as %s', (text, id) => {
    expect(value(askPlay(game, lineFrom('11k/3F8/12/12/12/12/12/11K w'), text)).move.id).toBe(id)
  })
})

function value<T>(asked: Asked<T>): T {
  if (!asked.ok) throw new Error(`${asked.error.key} ${JSON.stringify(asked.error.params)}`)
  return asked.value
}
