import type { PositionAnswer, VariantAnswer } from '@variorum/engine/ask'
import type { BoardHands } from '@variorum/ui/board'

/** The hands of a position as a board is told of them; undefined in games without. */
export function handsOf(
  { handKinds, kinds }: Pick<VariantAnswer, 'handKinds' | 'kinds'>,
  { hands }: Pick<PositionAnswer, 'hands'>,
  place: BoardHands['place'] = 'rows',
): BoardHands | undefined {
  if (handKinds.length === 0) return undefined
  const letterOf = (kind: string) => kinds.find((one) => one.kind === kind)?.letter ?? '?'
  return { kinds: handKinds.map((kind) => ({ kind, letter: letterOf(kind) })), men: hands, place }
}
