import { describe, expect, test } from 'vitest'
import { type Asked, askMoves, askPosition, askReplay, type Line } from '../src/ask/index.ts'
import { knownGame } from './kernel-reading.ts'
import { frozenCases, movesCases, spell } from './referee/ultima-cases.ts'
import { checkCases, outcomeCases, quietCases } from './referee/ultima-outcomes.ts'

/** Expected values were worked out by hand from the rules in prose; the second reading is held against them too. */
const game = knownGame('ultima')
const lineFrom = (start: string, ...moves: readonly string[]): Line => ({ variant: 'ultima', start, moves })

describe('the legal moves of a position are complete, each with all it takes', () => {
  test.each(movesCases)('$id: $guarantee', ({ fen, square, expected }) => {
    const moves = value(askMoves(game, lineFrom(fen))).filter((move) => square === 'all' || move.from === square)
    const spelt = moves.map((move) =>
      spell(
        move.id,
        move.victims.map((victim) => victim.cell),
      ),
    )
    expect(spelt.sort()).toEqual(expected)
  })

  test('U8: the seven victims go each by its own rule', () => {
    const moves = value(askMoves(game, lineFrom('3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w')))
    expect(moves.find((move) => move.id === 'd2d6')).toEqual({
      id: 'd2d6',
      from: 'd2',
      to: 'd6',
      act: 'move',
      kind: 'chameleon',
      seat: 0,
      text: 'Bd2-d6 xc6,d1,d3,d5,d7,e6,g6',
      victims: [
        { cell: 'c6', kind: 'pawn', seat: 1, rule: 'pinch', partner: 'b6' },
        { cell: 'd1', kind: 'withdrawer', seat: 1, rule: 'withdrawal', partner: null },
        { cell: 'd3', kind: 'leaper', seat: 1, rule: 'leap', partner: null },
        { cell: 'd5', kind: 'leaper', seat: 1, rule: 'leap', partner: null },
        { cell: 'd7', kind: 'pawn', seat: 1, rule: 'pinch', partner: 'd8' },
        { cell: 'e6', kind: 'pawn', seat: 1, rule: 'pinch', partner: 'f6' },
        { cell: 'g6', kind: 'coordinator', seat: 1, rule: 'coordination', partner: 'g1' },
      ],
    })
  })
})

describe('check', () => {
  test.each(checkCases)('$guarantee', ({ fen, inCheck }) => {
    expect(value(askPosition(game, lineFrom(fen))).check.length > 0).toBe(inCheck)
  })
})

describe('freezing', () => {
  test.each(frozenCases)('$fen has just its frozen men', ({ fen, frozen }) => {
    expect(
      value(askPosition(game, lineFrom(fen)))
        .frozen.map((man) => man.cell)
        .sort(),
    ).toEqual(frozen)
  })
})

describe('the end of the game', () => {
  test.each(outcomeCases)('$id: $guarantee', ({ fen, moves, expected }) => {
    const { outcome } = value(askPosition(game, lineFrom(fen, ...moves)))
    const winner = outcome?.winner
    const named = winner === 0 ? 'white' : winner === 1 ? 'black' : null
    expect(outcome && { reason: outcome.reason, winner: named }).toEqual(expected)
  })

  test.each(outcomeCases)('$id: no move is left exactly when it is over', ({ fen, moves, expected }) => {
    expect(value(askMoves(game, lineFrom(fen, ...moves))).length === 0).toBe(expected !== null)
  })
})

describe('the count of quiet plies', () => {
  test.each(quietCases)('U19: $guarantee', ({ fen, move, quiet }) => {
    expect(value(askReplay(game, lineFrom(fen, move))).steps[0]?.position.quiet).toBe(quiet)
  })
})

function value<T>(asked: Asked<T>): T {
  if (!asked.ok) throw new Error(`${asked.error.key} ${JSON.stringify(asked.error.params)}`)
  return asked.value
}
