import type { Seat } from '@variorum/engine/ask'

/** A drawing as part of a man. */
export interface Layer {
  /** By sort and name, as `drawings` has them. */
  readonly drawing: string
  /** It looks the way the man goes. */
  readonly isAimed?: boolean
  /** Smaller, and in one colour: upon the body of the man, or in its lower corner. */
  readonly place?: 'inlay' | 'face' | 'corner'
  /** Not the colour of its side. */
  readonly ink?: 'red' | 'dark'
}

/** How men look. Sets only say which drawings make a man; the drawings themselves stand in the page, once each. */
export interface PieceSet {
  readonly id: string
  /** Whether the set has a drawing of its own for what a man wears. */
  readonly knows: (wears: string) => boolean
  /** The drawings to lay over each other, bottom first; null for men that nobody has drawn. */
  readonly layersOf: (wears: string, seat: Seat) => readonly Layer[] | null
  /** Which way the seat's men look, in quarters of a circle clockwise from the first seat's. */
  readonly turnOf: (seat: Seat) => number
}

/** Where the set is worn by no game in particular, two sit at the board. */
export const facing = (seat: Seat): number => (seat === 1 ? 2 : 0)
