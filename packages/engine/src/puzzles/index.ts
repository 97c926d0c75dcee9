export { type Puzzle, type PuzzleGoal, type PuzzleSource, type PuzzleStep, puzzleId } from './puzzle.ts'
export { printPuzzle, readPuzzle } from './puzzle-text.ts'
export { type Telling, type Theme, weights } from './themes/theme.ts'
export { themes, themesFor, themesOf } from './themes/themes.ts'
