import { describe, expect, test } from 'vitest'
import { type Asked, askMoves, askPlay, askPosition, askReplay, type Line } from '../src/ask/index.ts'
import type { Game } from '../src/game/index.ts'
import { knownGame } from './kernel-reading.ts'
import { spell } from './referee/case.ts'
import type { Cases } from './referee/hold-cases.ts'

/**
 * Holds the engine to the cases of a game, as `holdToCases` holds its referee to them. Expected values were worked out by
 * hand from the rules in prose.
 */
export function holdEngineToCases(slug: string, cases: Omit<Cases, 'perft'>): void {
  const game = knownGame(slug)
  const lineFrom = (start: string, ...moves: readonly string[]): Line => ({ variant: slug, start, moves })

  describe('the legal moves of a position are complete, each with all it takes', () => {
    test.each(cases.moves)('$id: $guarantee', ({ fen, square, expected }) => {
      expect(movesOf(game, fen, square)).toEqual(expected)
    })
  })

  describe.runIf(cases.plays)('what a move leads to', () => {
    test.each(cases.plays ?? [])('$id: $guarantee', ({ fen, move, leadsTo }) => {
      expect(value(askPosition(game, lineFrom(fen, move))).fen).toBe(leadsTo)
    })
  })

  describe.runIf(cases.checks)('check', () => {
    test.each(cases.checks ?? [])('$guarantee', ({ fen, inCheck }) => {
      expect(value(askPosition(game, lineFrom(fen))).check.length > 0).toBe(inCheck)
    })
  })

  describe.runIf(cases.frozen)('freezing', () => {
    test.each(cases.frozen ?? [])('$fen has just its frozen men', ({ fen, frozen }) => {
      const found = value(askPosition(game, lineFrom(fen))).frozen.map((man) => man.cell)
      expect(found.sort()).toEqual(frozen)
    })
  })

  describe.runIf(cases.outcomes)('the end of the game', () => {
    test.each(cases.outcomes ?? [])('$id: $guarantee', ({ fen, moves, expected }) => {
      const line = lineFrom(fen, ...moves)
      const { outcome } = value(askPosition(game, line))
      const winner = outcome?.winner ?? null
      const named = winner === null ? null : (game.variant.seats[winner]?.id ?? null)
      expect(outcome && { reason: outcome.reason, winner: named }).toEqual(expected)
      // No move is left exactly when it is over.
      expect(value(askMoves(game, line)).length === 0).toBe(expected !== null)
    })
  })

  describe.runIf(cases.quiet)('the count of quiet plies', () => {
    test.each(cases.quiet ?? [])('$guarantee', ({ fen, move, quiet }) => {
      expect(value(askReplay(game, lineFrom(fen, move))).steps[0]?.position.quiet).toBe(quiet)
    })
  })

  describe.runIf(cases.notation)('writing', () => {
    test.each(cases.notation ?? [])('$id: $move is $text, and read back from either', ({ fen, move, text }) => {
      expect(value(askMoves(game, lineFrom(fen))).find((one) => one.id === move)?.text).toBe(text)
      for (const spelling of [text, move]) expect(value(askPlay(game, lineFrom(fen), spelling)).move.id).toBe(move)
    })
  })
}

/** The moves of the man on a cell, or of `all` men, spelt as the cases are. */
export function movesOf(game: Game, fen: string, square: string): string[] {
  const moves = value(askMoves(game, { variant: game.variant.slug, start: fen, moves: [] }))
  return moves
    .filter((move) => square === 'all' || move.from === square)
    .map(({ id, act, victims }) =>
      spell(
        id,
        victims.map(({ cell }) => cell),
        act,
      ),
    )
    .sort()
}

/** An answer that a test takes for granted. */
export function value<T>(asked: Asked<T>): T {
  if (!asked.ok) throw new Error(`${asked.error.key} ${JSON.stringify(asked.error.params)}`)
  return asked.value
}
