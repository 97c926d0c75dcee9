import type { HandAnswer, Seat } from '@variorum/engine/ask'

/** A kind of man that hands may hold. */
export interface HandKind {
  readonly kind: string
  readonly letter: string
}

/** Every word a hand shows or speaks. */
export interface HandText {
  /** Whose hand it is. */
  readonly name: (seat: Seat) => string
  readonly man: (man: HandAnswer) => string
  /** Read out while the hand is empty. */
  readonly none: string
  /** How to choose by key: the description of the hand for assistive technology. */
  readonly keys: string
  /** Spoken when a man in hand is taken up, with the number of cells it may come to. */
  readonly chosen: (man: HandAnswer, targets: number) => string
}
