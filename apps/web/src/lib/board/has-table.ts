import type { VariantAnswer } from '@variorum/engine/ask'

/**
 * Whether our table can hold the game: two sit at it, or up to four who see everything and have nobody in hand. The rules
 * of all others can be read and tried.
 */
export const hasTable = ({ seats, isOpen, handKinds }: VariantAnswer): boolean =>
  seats.length === 2 || (seats.length <= 4 && isOpen && handKinds.length === 0)
