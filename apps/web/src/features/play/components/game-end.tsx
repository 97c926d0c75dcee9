import type { VariantAnswer } from '@variorum/engine/ask'
import { Button } from '@variorum/ui/primitives'
import { ResultBanner } from '@variorum/ui/result'
import { useTranslations } from 'next-intl'
import { useOutcomeText } from '../../../lib/board/outcome-text.ts'
import { Link } from '../../../lib/link.tsx'
import { ReviewLink } from '../../../lib/review/review-link.tsx'
import { analysisPath, playPath } from '../../../lib/variant-paths.ts'
import { refusalOf } from '../../../trpc/refusal-of.ts'
import { rematchOf } from '../state/rematch.ts'
import { useBegin } from '../state/use-begin.ts'
import type { Game } from '../state/use-game.ts'
import { Standings } from './standings.tsx'

/** How the game ended, and where to go from here. */
export function GameEnd({ game, variant }: { readonly game: Game; readonly variant: VariantAnswer }) {
  const t = useTranslations('play')
  const { outcome, record } = game
  const text = useOutcomeText(outcome, game.live.position.repeated)
  const rematch = useBegin()
  const isOutdated = rematch.error !== null && refusalOf(rematch.error).key === 'otherRules'
  if (!outcome || !text) return null
  const { winner } = outcome
  const tone =
    winner === null
      ? 'drawn'
      : record.personSeat === null || !record.mine
        ? 'over'
        : winner === record.personSeat
          ? 'won'
          : 'lost'
  return (
    <ResultBanner
      tone={tone}
      title={tone === 'won' ? t('youWin') : tone === 'lost' ? t('youLose') : text.title}
      reason={text.reason}
      standings={outcome.scores.length > 2 ? <Standings scores={outcome.scores} /> : undefined}
      actions={
        <>
          <Button
            kind="primary"
            busy={rematch.isBusy}
            onClick={() => rematch.begin(rematchOf(record, variant.seats.length))}
          >
            {t('rematch')}
          </Button>
          <Link className="button" href={playPath(variant)}>
            {t('newGame')}
          </Link>
          <Link className="button" href={analysisPath(record.variant, { id: record.id })}>
            {t('analyse')}
          </Link>
          <ReviewLink variant={variant} id={record.id} ply={record.ply} />
          {rematch.error && <p role="alert">{t(isOutdated ? 'outdatedNote' : 'rematchFailed')}</p>}
        </>
      }
    />
  )
}
