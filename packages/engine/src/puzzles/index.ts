export { type Puzzle, type PuzzleGoal, type PuzzleSource, type PuzzleStep, puzzleId } from './puzzle.ts'
export { printPuzzle, readPuzzle } from './puzzle-text.ts'
