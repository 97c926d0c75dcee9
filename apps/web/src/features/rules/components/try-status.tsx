import type { CellName, MoveAnswer, PositionAnswer, StepAnswer } from '@variorum/engine/ask'
import { type BoardText, reachOf } from '@variorum/ui/board'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { useOutcomeText } from '../../../lib/board/outcome-text.ts'
import { useHowTaken } from '../../../lib/board/use-how-taken.ts'

interface TryStatusProps {
  readonly position: PositionAnswer
  /** The move that led here; null on a board nobody has touched. */
  readonly step: StepAnswer | null
  readonly legal: readonly MoveAnswer[]
  /** The man that is picked up. */
  readonly cell: CellName | null
  readonly text: BoardText
}

/** What has just happened on a board being tried, and what can be done next. */
export function TryStatus({ position, step, legal, cell, text }: TryStatusProps) {
  const t = useTranslations('tryIt')
  const names = useNames()
  const howTaken = useHowTaken()
  const outcome = useOutcomeText(position.outcome, position.repeated)
  const side = names.seat(position.toMove)
  const picked = position.men.find((man) => man.cell === cell)
  if (picked) {
    const frozenBy = position.frozen.find((man) => man.cell === cell)?.by ?? []
    const isIdle = position.outcome !== null || picked.seat !== position.toMove
    return <p className="mt-2">{text.selected(picked, isIdle ? null : reachOf(legal, picked.cell), frozenBy)}</p>
  }
  if (!step) return <p className="mt-2">{t('hint', { side })}</p>
  return (
    <div className="mt-2 space-y-1">
      <p>{text.moved({ ...step.move, victims: [] }, step.gives !== null)}</p>
      {howTaken(step.move, position.men).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>
        {outcome ? (
          <>
            <strong>{outcome.title}.</strong> {outcome.reason}
          </>
        ) : (
          t('turn', { side })
        )}
      </p>
    </div>
  )
}
