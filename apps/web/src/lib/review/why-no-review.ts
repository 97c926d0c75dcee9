import type { VariantAnswer } from '@variorum/engine/ask'

/** Why games of this kind are not reviewed: nobody saw everything, as a search does, or a chance is not one number. Null where they are. */
export function whyNoReview({ isOpen, seats }: Pick<VariantAnswer, 'isOpen' | 'seats'>): 'hidden' | 'seats' | null {
  if (!isOpen) return 'hidden'
  return seats.length === 2 ? null : 'seats'
}
