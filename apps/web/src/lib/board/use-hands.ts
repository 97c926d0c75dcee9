import type { PositionAnswer, VariantAnswer } from '@variorum/engine/ask'
import type { BoardHands } from '@variorum/ui/board'
import { useMemo } from 'react'
import { handsOf } from './hands-of.ts'

/** The hands at our table, beside the board where there is room. */
export function useHands(
  { handKinds }: VariantAnswer,
  { hands }: Pick<PositionAnswer, 'hands'>,
): BoardHands | undefined {
  return useMemo(() => handsOf(handKinds, hands, 'beside'), [handKinds, hands])
}
