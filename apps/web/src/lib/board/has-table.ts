import type { VariantAnswer } from '@variorum/engine/ask'

/**
 * Whether our table can hold the game: two sit at it, everything on it is seen by both, and nobody has men in hand.
 * The rules of all others can be read and tried.
 */
export const hasTable = ({ seats, isOpen, hasHands }: VariantAnswer): boolean =>
  seats.length === 2 && isOpen && !hasHands
