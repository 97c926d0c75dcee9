import type { BoardHands } from '@variorum/ui/board'
import { Hand } from '@variorum/ui/hands'
import type { PieceSet } from '@variorum/ui/piece-sets'
import type { ReactNode } from 'react'
import { useHandText } from './board-text.ts'

interface HandsAroundProps {
  readonly hands: BoardHands | undefined
  readonly pieceSet: PieceSet
  /** The picture of a board. */
  readonly children: ReactNode
}

/** What lies beside a board in print: a hand beyond it and one at its hither side, where the game has any. */
export function HandsAround({ hands, pieceSet, children }: HandsAroundProps) {
  const text = useHandText()
  if (!hands) return children
  const look = { kinds: hands.kinds, held: hands.men, pieceSet, text }
  return (
    <div className="v-board-block" data-hands="rows" data-inset="">
      <Hand seat={1} side="far" {...look} />
      {children}
      <Hand seat={0} side="near" {...look} />
    </div>
  )
}
