import type { VariantAnswer } from '@variorum/engine/ask'

/** Whether our table can hold the game: two sit at it. The rules of all others can be read and tried. */
export const hasTable = ({ seats }: VariantAnswer): boolean => seats.length === 2
