import type { PositionAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { useOutcomeText } from '../../../lib/board/outcome-text.ts'

/** Whose turn it is on a board being tried, or how it ended there. */
export function TryStatus({ position, hint }: { readonly position: PositionAnswer; readonly hint: boolean }) {
  const t = useTranslations('tryIt')
  const names = useNames()
  const outcome = useOutcomeText(position.outcome)
  if (outcome) {
    return (
      <p className="mt-2">
        <strong>{outcome.title}.</strong> {outcome.reason}
      </p>
    )
  }
  const side = names.seat(position.toMove)
  return <p className="mt-2">{hint ? t('hint', { side }) : t('turn', { side })}</p>
}
