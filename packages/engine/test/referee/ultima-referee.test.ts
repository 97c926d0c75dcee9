import { describe, expect, it } from 'vitest'
import { frozenCases, movesCases, perftCases, spell } from './ultima-cases.ts'
import { checkCases, outcomeCases, quietCases } from './ultima-outcomes.ts'
import {
  findMove,
  frozen,
  inCheck,
  legalMoves,
  type Move,
  parse,
  play,
  print,
  startFen,
  verdict,
} from './ultima-referee.ts'

const spelt = (move: Move) =>
  spell(
    move.id,
    move.victims.map(({ square }) => square),
  )

describe('the moves of a position are complete', () => {
  it.each(movesCases)('$id: $guarantee', ({ fen, square, expected }) => {
    const moves = legalMoves(parse(fen)).filter((move) => square === 'all' || move.from === square)
    expect(moves.map(spelt).sort()).toEqual(expected)
  })

  it('every victim says which rule took it and which man helped', () => {
    const position = parse('3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w')
    expect(findMove(position, 'd2d6').victims).toEqual([
      { square: 'c6', rule: 'pinch', partner: 'b6' },
      { square: 'd1', rule: 'withdrawal', partner: null },
      { square: 'd3', rule: 'leap', partner: null },
      { square: 'd5', rule: 'leap', partner: null },
      { square: 'd7', rule: 'pinch', partner: 'd8' },
      { square: 'e6', rule: 'pinch', partner: 'f6' },
      { square: 'g6', rule: 'coordination', partner: 'g1' },
    ])
    expect(findMove(parse('7k/8/8/8/8/2M5/3b4/4K3 w'), 'e1d2').victims).toEqual([
      { square: 'd2', rule: 'displacement', partner: null },
    ])
  })
})

describe('check', () => {
  it.each(checkCases)('$guarantee', ({ fen, inCheck: expected }) => {
    expect(inCheck(parse(fen))).toBe(expected)
  })
})

describe('freezing', () => {
  it.each(frozenCases)('$fen has its frozen men', ({ fen, frozen: expected }) => {
    expect(frozen(parse(fen))).toEqual(expected)
  })
})

describe('the end of the game', () => {
  it.each(outcomeCases)('$id: $guarantee', ({ fen, moves, expected }) => {
    let position = parse(fen)
    const history = [position]
    for (const id of moves) {
      position = play(position, findMove(position, id))
      history.push(position)
    }
    expect(verdict(history)).toEqual(expected)
  })

  it.each(quietCases)('$guarantee', ({ fen, move, quiet }) => {
    const position = parse(fen)
    expect(play(position, findMove(position, move)).quiet).toBe(quiet)
  })
})

describe('the tree has the agreed number of lines', () => {
  // Beyond three plies from the start, and two from a middle game, this implementation is too slow.
  it.each(perftCases)('$fen', ({ fen, leaves }) => {
    const depth = startFen.startsWith(fen) ? 3 : 2
    const counted = leaves.slice(0, depth).map((_, ply) => countLines(fen, ply + 1))
    expect(counted).toEqual(leaves.slice(0, depth))
  })
})

it('printing returns what was parsed', () => {
  for (const { fen } of movesCases) expect(print(parse(fen))).toBe(`${fen} - - 0 1`)
  expect(print(parse(startFen))).toBe(startFen)
})

function countLines(fen: string, depth: number): number {
  const count = (position: ReturnType<typeof parse>, left: number): number => {
    const moves = legalMoves(position)
    if (left === 1) return moves.length
    return moves.reduce((sum, move) => sum + count(play(position, move), left - 1), 0)
  }
  return count(parse(fen), depth)
}
