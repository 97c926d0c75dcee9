import type { ReplayAnswer } from '@variorum/engine/ask'
import { glyphs, type Opinion, type Review } from '@variorum/engine/review'
import { Button } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { numbered } from '../state/numbered.ts'
import { percent } from '../state/percent.ts'

interface MoveVerdictProps {
  readonly replay: ReplayAnswer
  readonly opinions: readonly (Opinion | undefined)[]
  readonly review: Review
  readonly ply: number
  /** Whether the better move is on the board. */
  readonly isBetterShown: boolean
  readonly onBetter: (isShown: boolean) => void
  readonly onTry: () => void
}

/** What there is to say of the move that led to the position shown. */
export function MoveVerdict({ replay, opinions, review, ply, isBetterShown, onBetter, onTry }: MoveVerdictProps) {
  const t = useTranslations('review')
  const names = useNames()
  const before = opinions[ply - 1]
  const after = opinions[ply]
  const move = replay.steps[ply - 1]?.move
  const told = review.moves[ply - 1]
  if (!move) {
    const seat = replay.start.toMove
    return after ? (
      <p>
        {t('startShown', { side: names.seat(seat), percent: percent(seat === 0 ? after.chance : 1 - after.chance) })}
      </p>
    ) : null
  }
  if (!told || !before || !after) return <p>{t('notLooked')}</p>
  const { seat, verdict } = told
  const side = names.seat(seat)
  const of = (chance: number) => percent(seat === 0 ? chance : 1 - chance)
  const wasBest = before.best === move.id
  const words = { side, before: of(before.chance), after: of(after.chance) }
  const line = before.lineText.slice(0, 8).join('  ')
  return (
    <>
      <p className="turning-title" data-verdict={verdict ?? undefined}>
        {numbered(replay, ply)}
        {verdict && (
          <>
            <strong>{glyphs[verdict]}</strong> {t(`verdict.${verdict}`)}
          </>
        )}
      </p>
      <p>
        {wasBest ? `${t('wasBest')} ` : ''}
        {words.before > words.after && !wasBest ? t('fell', words) : t('gained', words)}
      </p>
      {!wasBest && before.lineText[0] !== undefined && (
        <>
          <p>
            {t('better', { move: numbered(replay, ply, before.lineText[0]) })}
            {before.lineText.length > 1 && <span className="verdict-line">{t('line', { line })}</span>}
          </p>
          <div className="turning-actions">
            <Button onClick={() => onBetter(!isBetterShown)}>{t(isBetterShown ? 'hideBetter' : 'showBetter')}</Button>
            {verdict && <Button onClick={onTry}>{t('tryIt')}</Button>}
          </div>
        </>
      )}
    </>
  )
}
