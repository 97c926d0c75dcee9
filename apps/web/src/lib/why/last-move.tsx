import type { MoveAnswer, PositionAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { movedText } from '../board/board-text.ts'
import { useNames } from '../board/names.ts'
import { useHowTaken } from '../board/use-how-taken.ts'

interface LastMoveProps {
  readonly move: MoveAnswer
  /** The one it led to. */
  readonly position: PositionAnswer
}

/** The move just made, and of each man it took how it took it. */
export function LastMove({ move, position }: LastMoveProps) {
  const board = useTranslations('board')
  const names = useNames()
  const howTaken = useHowTaken()
  const sentences = howTaken(move, position.men)
  return (
    <div className="space-y-1">
      <p className="font-semibold">{movedText({ ...move, victims: [] }, position.check.length > 0, board, names)}</p>
      {sentences.length > 0 && (
        <ul className="space-y-1">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
