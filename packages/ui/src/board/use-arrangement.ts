import type { CellName, ManAnswer, MoveAnswer } from '@variorum/engine/ask'
import { useState } from 'react'
import { type Arrangement, arrange, firstArrangement, putDown } from './arrange.ts'
import type { BoardView } from './view.ts'

/** The men as shown: those told, with a move just put down already standing where the player left it. */
export function useArrangement(
  view: BoardView,
  men: readonly ManAnswer[],
  step: MoveAnswer | null,
  pending: MoveAnswer | null,
  letterOf: (kind: string) => string,
  isFoggy: boolean,
): Arrangement {
  const [arrangement, setArrangement] = useState(() => firstArrangement(men))
  const shown = pending === null ? men : putDown(men, pending, letterOf(pending.kind))
  const distance = (a: CellName, b: CellName) => {
    const from = view.at.get(a)
    const to = view.at.get(b)
    return from === undefined || to === undefined ? Number.POSITIVE_INFINITY : Math.hypot(from.x - to.x, from.y - to.y)
  }
  const next = arrange(arrangement, shown, pending ?? step, isFoggy ? null : distance)
  // Adjusted while rendering: what is drawn must never show the men of one position with the identities of another.
  if (next !== arrangement) setArrangement(next)
  return next
}
