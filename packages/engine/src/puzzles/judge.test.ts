import { describe, expect, test } from 'vitest'
import { gameOf } from '../variants/catalogue.ts'
import { faceOf } from './face.ts'
import { judge } from './judge.ts'
import { type Puzzle, puzzleId } from './puzzle.ts'
import { refutation } from './refutation.ts'

const known = (slug: string) => {
  const game = gameOf(slug)
  if (game === undefined) throw new Error(slug)
  return game
}
const chess = known('chess')

const puzzleOf = (slug: string, position: string, led: string, line: Puzzle['line']): Puzzle => ({
  id: puzzleId(slug, position, led, line[0]?.move ?? ''),
  slug,
  position,
  led,
  line,
  goal: { kind: 'mate', in: 2 },
  themes: ['sacrifice'],
  rating: 1500,
  source: 'self-play',
})
const only = (move: string) => ({ move, also: [] })

// Philidor's legacy: the queen is given on g8, and the knight smothers the king.
const legacy = puzzleOf('chess', '3r3k/6pp/7N/8/8/1Q6/8/6K1 b - -', 'd8f8', ['b3g8', 'f8g8', 'h6f7'].map(only))

describe('a move of the solver', () => {
  test('goes on with the other side’s answer while there is something left to find', () => {
    expect(judge(chess, legacy, 0, 'b3g8')).toEqual({ kind: 'goesOn', replies: ['f8g8'] })
  })

  test('solves when it is the last', () => {
    expect(judge(chess, legacy, 2, 'h6f7')).toEqual({ kind: 'solved', asExpected: true, replies: [] })
  })

  test('is wrong when it is another', () => {
    expect(judge(chess, legacy, 0, 'h6f7')).toEqual({ kind: 'wrong' })
  })

  test('counts as the move it means, however it is written', () => {
    expect(judge(chess, legacy, 0, 'Qg8+')).toEqual(judge(chess, legacy, 0, 'b3g8'))
  })

  test('decides nothing when it cannot be played', () => {
    expect(judge(chess, legacy, 0, 'b3b9').kind).toBe('refused')
    expect(judge(chess, legacy, 0, 'h6h8')).toEqual({ kind: 'refused', fault: 'illegalMove' })
  })

  test('solves where it is listed as equally good', () => {
    const mating = puzzleOf('chess', '6k1/R7/8/8/8/8/1R6/6K1 b - -', 'g8h8', [{ move: 'b2b8', also: ['b2h2'] }])
    expect(judge(chess, mating, 0, 'b2h2')).toEqual({ kind: 'solved', asExpected: false, replies: [] })
    // The rook leaves its rank, and the king has h7.
    expect(judge(chess, mating, 0, 'a7a8')).toEqual({ kind: 'wrong' })
  })

  test('solves where it wins at once, though nobody listed it', () => {
    const slow = puzzleOf('chess', '6k1/R7/8/8/8/8/1R6/6K1 b - -', 'g8h8', ['g1g2', 'h8g8', 'b2b8'].map(only))
    expect(judge(chess, slow, 0, 'b2b8')).toEqual({ kind: 'solved', asExpected: false, replies: [] })
  })

  test('is one step where a turn has two, and nobody answers between them', () => {
    const twice = puzzleOf('marseillais-chess', '4k3/8/8/8/3p4/8/8/N3K3 b2 - - 0 2', 'e8e7', ['a1b3', 'b3d4'].map(only))
    const game = known('marseillais-chess')
    expect(judge(game, twice, 0, 'a1b3')).toEqual({ kind: 'goesOn', replies: [] })
    expect(judge(game, twice, 1, 'b3d4')).toEqual({ kind: 'solved', asExpected: true, replies: [] })
  })
})

describe('a wrong move', () => {
  test('is answered by what is wrong with it', () => {
    // The queen leaves the knight h6 to the pawn g7.
    expect(refutation(chess, legacy, 0, 'b3a4')[0]).toBe('g7h6')
  })

  test('is answered by nothing where it has ended the game', () => {
    // Stalemate: the king is alone, and the queen has all its squares.
    const ending = puzzleOf('chess', '6k1/8/6K1/8/8/8/8/5Q2 b - -', 'g8h8', [only('f1f8')])
    expect(refutation(chess, ending, 0, 'f1f7')).toEqual([])
  })

  test('is answered the same way each time', () => {
    expect(refutation(chess, legacy, 0, 'b3b8')).toEqual(refutation(chess, legacy, 0, 'b3b8'))
  })
})

test('the face of a puzzle has nothing of its answer', () => {
  const text = JSON.stringify(faceOf(legacy))
  for (const { move } of legacy.line) expect(text).not.toContain(move)
  expect(Object.keys(faceOf(legacy)).sort()).toEqual(['goal', 'id', 'led', 'position', 'slug'])
})
