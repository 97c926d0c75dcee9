import type { VariantAnswer } from '@variorum/engine/ask'

/**
 * Where a bot thinks that plays the game: on the device of who plays it; or, where something is hidden, on the server,
 * which alone holds what the bot may not see either. Null where no bot has a seat: where more than two play.
 */
export function botPlace({ isOpen, seats }: Pick<VariantAnswer, 'isOpen' | 'seats'>): 'device' | 'server' | null {
  if (seats.length !== 2) return null
  return isOpen ? 'device' : 'server'
}
