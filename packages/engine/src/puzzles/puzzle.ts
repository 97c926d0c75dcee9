import type { MoveId } from '../ask/answers.ts'

/** What the solver is to reach, whatever the other side answers. */
export type PuzzleGoal =
  /** The game is won in so many moves of the solver's. Where kings are taken, the taking itself is not counted. */
  | { readonly kind: 'mate'; readonly in: number }
  /** Material of at least that worth, in hundredths of a pawn, that stays won when the captures have died down. */
  | { readonly kind: 'win'; readonly worth: number }
  /** Not to lose what every other move loses. */
  | { readonly kind: 'save' }

/** How the game went from which the position is. */
export type PuzzleSource =
  /** Bots chose every move since the opening. */
  | 'self-play'
  /** The move that led to it was thrown in by chance. */
  | 'perturbed'

/** A move of the line. */
export interface PuzzleStep {
  readonly move: MoveId
  /** Other moves that reach as good a goal; for moves of the solver only, and mostly none. */
  readonly also: readonly MoveId[]
}

/** A position with one way to the goal, proved under the reading its game is compiled from. */
export interface Puzzle {
  /** The same for the same position, solution and rules, wherever and whenever it is found. */
  readonly id: string
  /** The slug of the game, with the reading if it is not the printed one: `slug+reading`. */
  readonly slug: string
  /** Position text before the move that led to it. Counters start from nought. */
  readonly position: string
  /** The move of the other side that led to it: played first, so that the board shows what happened. */
  readonly led: MoveId
  /**
   * From the solver's first move to its last, with the other side's best answers between. Whoever is to move makes the
   * next step: where a turn has several, they follow one another.
   */
  readonly line: readonly PuzzleStep[]
  readonly goal: PuzzleGoal
  readonly themes: readonly string[]
  /** How hard it is, as long as nobody has tried. */
  readonly rating: number
  readonly source: PuzzleSource
}

/** Names a puzzle by what it is. */
export function puzzleId(slug: string, position: string, led: MoveId, first: MoveId): string {
  const text = `${slug} ${position} ${led} ${first}`
  return `${hashOf(text, 0x811c9dc5)}${hashOf(text, 0x2545f491)}`
}

/** FNV-1a with a start of one's own, in seven digits of base 36. */
function hashOf(text: string, start: number): string {
  let hash = start
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(36).padStart(7, '0')
}
