import type { ReplayAnswer } from '@variorum/engine/ask'

/** The move that led to a position, with its number as lists print it: `12. e2-e4`, `12… e7-e5`. */
export function numbered({ start, steps }: ReplayAnswer, ply: number, text = steps[ply - 1]?.move.text ?? ''): string {
  const before = steps[ply - 2]?.position ?? start
  return `${before.moveNumber}${before.toMove === 0 ? '.' : '…'} ${text}`
}
