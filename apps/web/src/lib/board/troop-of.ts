import type { VariantAnswer } from '@variorum/engine/ask'
import { type PieceSetId, pieceSets, worn } from '@variorum/ui/piece-sets'
import type { Troop } from '@variorum/ui/sprite'

/** The drawings a page needs for a game seen in those sets. */
export const troopOf = (variant: VariantAnswer, sets: readonly PieceSetId[]): Troop => ({
  sets: sets.map((id) => worn(pieceSets[id], variant)),
  kinds: variant.kinds,
  seats: variant.seats.length,
})
