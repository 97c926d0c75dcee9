import type { VariantAnswer } from '@variorum/engine/ask'

/** Whether our table can hold the game: two sit at it, and everything on it is seen by both. The rules of all others can be read and tried. */
export const hasTable = ({ seats, isOpen }: VariantAnswer): boolean => seats.length === 2 && isOpen
