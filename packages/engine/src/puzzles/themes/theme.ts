import type { StudiedLine } from './studied-line.ts'
import type { Traits } from './traits.ts'

/** An idea by which a puzzle is solved, found in its proved line by code alone. */
export interface Theme {
  /** Stable: puzzles are kept with it, and messages have its name and its sentence under it. */
  readonly key: string
  readonly tells: Telling
  /** Whether it can come about in such a game at all. */
  appliesTo(traits: Traits): boolean
  isIn(line: StudiedLine): boolean
}

/** How much of the answer it gives away to be told the theme before solving: nearly all, a good part, or little. */
export type Telling = 'obvious' | 'telling' | 'plain'

/**
 * What of a result counts, by how much was given away, when somebody has asked for the theme: solved and failed. The
 * figures are those of Lichess; where no theme was asked for all of it counts.
 */
export const weights: Readonly<Record<Telling, { readonly solved: number; readonly failed: number }>> = {
  obvious: { solved: 0.1, failed: 0.4 },
  telling: { solved: 0.2, failed: 0.7 },
  plain: { solved: 0.7, failed: 0.8 },
}
