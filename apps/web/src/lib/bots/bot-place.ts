import type { VariantAnswer } from '@variorum/engine/ask'

/**
 * Where a bot thinks that plays the game: on the device of who plays it; or, where something is hidden, on the server,
 * which alone holds what the bot may not see either. Null where none has a
 * seat: where more than two play, each with a view of their own.
 */
export function botPlace({ isOpen, seats }: Pick<VariantAnswer, 'isOpen' | 'seats'>): 'device' | 'server' | null {
  if (isOpen) return 'device'
  return seats.length === 2 ? 'server' : null
}
