import type { MoveAnswer, MoveId, PositionAnswer, Seat, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import { Board, type BoardMark } from '@variorum/ui/board'
import type { PieceSet } from '@variorum/ui/piece-sets'
import { useBoardText } from '../../../lib/board/board-text.ts'
import { fittingLook } from '../../../lib/board/fitting-look.ts'
import type { Look } from '../../../lib/board/look.ts'
import { useHands } from '../../../lib/board/use-hands.ts'

interface ReviewBoardProps {
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly look: Look
  readonly pieceSet: PieceSet
  readonly position: PositionAnswer
  readonly step: MoveAnswer | null
  readonly orientation: Seat
  readonly marks: readonly BoardMark[]
  /** Moves that may be made, and what to do with one; without them it is a board to look at. */
  readonly moves?: readonly MoveAnswer[] | undefined
  readonly onMove?: ((move: MoveId) => unknown) | undefined
  readonly isBusy?: boolean
}

/** The board of a review: as at the table, and a move is made only where one is asked for. */
export function ReviewBoard({ variant, look, position, onMove, isBusy = false, ...told }: ReviewBoardProps) {
  const hands = useHands(variant, position)
  const text = useBoardText(variant.name, hands !== undefined)
  const fitting = fittingLook(look, variant.kinds)
  return (
    <div className="board-place">
      <Board
        {...told}
        men={position.men}
        text={text}
        labels={fitting.hasLabels}
        coordinates={fitting.hasCoordinates}
        check={position.check}
        frozen={position.frozen}
        dead={position.dead}
        hands={hands}
        seats={variant.seats.length}
        interactive={onMove ? [position.toMove] : []}
        busy={isBusy}
        onMove={onMove}
        // A board that is only looked at is walked by key all the same.
        onInspect={ignored}
      />
    </div>
  )
}

const ignored = () => {}
