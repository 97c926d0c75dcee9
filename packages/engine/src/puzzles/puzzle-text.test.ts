import { expect, test } from 'vitest'
import { type Puzzle, puzzleId } from './puzzle.ts'
import { printPuzzle, readPuzzle } from './puzzle-text.ts'

const position = '6k1/5ppp/8/8/8/8/8/R5K1 b - -'
const puzzle: Puzzle = {
  id: puzzleId('chess', position, 'g8h8', 'a1a8'),
  slug: 'chess',
  position,
  led: 'g8h8',
  line: [
    { move: 'a1a8', also: ['a1a7', 'a1a6'] },
    { move: 'h7h6', also: [] },
  ],
  goal: { kind: 'mate', in: 1 },
  themes: ['back-rank', 'quiet'],
  rating: 640,
  source: 'self-play',
}

test('a puzzle written as a line is read back the same, whatever its goal', () => {
  const goals: readonly Puzzle['goal'][] = [puzzle.goal, { kind: 'win', worth: 300 }, { kind: 'save' }]
  for (const goal of goals) expect(readPuzzle('chess', printPuzzle({ ...puzzle, goal }))).toEqual({ ...puzzle, goal })
  const plain: Puzzle = { ...puzzle, themes: [], source: 'perturbed' }
  expect(readPuzzle('chess', printPuzzle(plain))).toEqual(plain)
})

test('a line that lacks a part is no puzzle', () => {
  const parts = printPuzzle(puzzle).split(' | ')
  // Themes alone may be missing.
  for (const index of [0, 1, 2, 3, 5, 6]) expect(readPuzzle('chess', parts.with(index, '').join(' | '))).toBeUndefined()
})

test('an id depends on rules, position, the move before and the first of the solution', () => {
  const ids = [
    puzzle.id,
    puzzleId('chess960', position, 'g8h8', 'a1a8'),
    puzzleId('chess', position.replace('R', 'Q'), 'g8h8', 'a1a8'),
    puzzleId('chess', position, 'g8f8', 'a1a8'),
    puzzleId('chess', position, 'g8h8', 'a1a7'),
  ]
  expect(new Set(ids).size).toBe(5)
})
