import type { LineAnswer, MoveAnswer } from '@variorum/engine/ask'
import type { BoardMark } from '@variorum/ui/board'

/** Where the engine's lines begin, the best marked the strongest; a threat in the colour of what is lost by it. */
export function arrowsOf(
  lines: readonly LineAnswer[],
  moves: readonly Pick<MoveAnswer, 'id' | 'from' | 'to' | 'act'>[],
  isThreat: boolean,
): readonly BoardMark[] {
  const marks: BoardMark[] = []
  for (const [place, { line }] of lines.entries()) {
    const move = moves.find(({ id }) => id === line[0])
    if (!move) continue
    if (move.from === move.to) marks.push({ shape: 'circle', cell: move.to })
    else
      marks.push({
        shape: 'arrow',
        from: move.from,
        to: move.to,
        tone: isThreat ? 'threat' : place === 0 ? 'best' : 'other',
      })
  }
  // Of two that lie over each other the better one is seen.
  return marks.reverse()
}
