import type { PositionAnswer, VariantAnswer } from '@variorum/engine/ask'
import type { BoardHands } from '@variorum/ui/board'

/** The hands of a position as a board is told of them; undefined in games without. */
export const handsOf = (
  kinds: VariantAnswer['handKinds'],
  men: PositionAnswer['hands'],
  place: BoardHands['place'] = 'rows',
): BoardHands | undefined => (kinds.length === 0 ? undefined : { kinds, men, place })
