import type { Puzzle } from './puzzle.ts'

/** What of a puzzle may be seen before it is solved: nothing from which the answer could be read. */
export type PuzzleFace = Pick<Puzzle, 'id' | 'slug' | 'position' | 'led' | 'goal'>

export const faceOf = ({ id, slug, position, led, goal }: Puzzle): PuzzleFace => ({ id, slug, position, led, goal })
