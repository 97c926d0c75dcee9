import type { Puzzle } from './puzzle.ts'
import { readPuzzle } from './puzzle-text.ts'

/** A file of puzzles beside a variant. Each holds so few that a first batch is soon there, and is a sample of them all. */
export interface ShelfFile {
  readonly slug: string
  readonly puzzles: readonly string[]
}

/** Puzzles in a file: about forty bytes each when packed, so at most thirty thousand bytes. */
export const MOST_IN_FILE = 500

/** The puzzles of a file. A line that says none is an error of whoever wrote the file. */
export function readShelf({ slug, puzzles }: ShelfFile): readonly Puzzle[] {
  return puzzles.map((text, index) => {
    const puzzle = readPuzzle(slug, text)
    if (puzzle === undefined) throw new Error(`${slug}: puzzle ${index + 1} of a file is none`)
    return puzzle
  })
}
