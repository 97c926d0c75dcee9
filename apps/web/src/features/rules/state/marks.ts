import type { MoveAnswer } from '@variorum/engine/ask'
import type { BoardMark } from '@variorum/ui/board'

/** An arrow for the move a plate is about, and the signs of what it takes; a cross for a man taken off, a circle for one dropped. */
export function marksOf(show: MoveAnswer | null): readonly BoardMark[] {
  if (!show) return []
  if (show.act === 'drop') return [{ shape: 'circle', cell: show.to }]
  if (show.from === show.to) return [{ shape: 'cross', cell: show.from }]
  return [
    { shape: 'arrow', from: show.from, to: show.to },
    { shape: 'takes', move: show },
  ]
}
