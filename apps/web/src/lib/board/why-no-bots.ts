import type { VariantAnswer } from '@variorum/engine/ask'

/** Why no bot plays the game: what a seat may not see it would see, or it reckons with one opponent and there are more. Null where bots play. */
export function whyNoBots({ isOpen, seats }: Pick<VariantAnswer, 'isOpen' | 'seats'>): 'hidden' | 'seats' | null {
  if (!isOpen) return 'hidden'
  return seats.length === 2 ? null : 'seats'
}
