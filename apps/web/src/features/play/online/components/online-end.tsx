import type { VariantAnswer } from '@variorum/engine/ask'
import { ResultBanner } from '@variorum/ui/result'
import { useTranslations } from 'next-intl'
import { useOutcomeText } from '../../../../lib/board/outcome-text.ts'
import { Link } from '../../../../lib/link.tsx'
import { ReviewLink } from '../../../../lib/review/review-link.tsx'
import { analysisPath } from '../../../../lib/variant-paths.ts'
import type { OnlineGame } from '../state/online-game.ts'
import { Rematch } from './rematch.tsx'

/** How the game ended, and where to go from here. */
export function OnlineEnd({ table, variant }: { readonly table: OnlineGame; readonly variant: VariantAnswer }) {
  const t = useTranslations('play')
  const { game, online } = table
  const { outcome } = game
  const { mySeat } = online.snapshot
  const text = useOutcomeText(outcome, game.live.position.repeated)
  if (!outcome || !text) return null
  const { winner, scores } = outcome
  // What was called off is nobody's, and drawn by nobody.
  const tone =
    winner === null
      ? scores.length === 0
        ? 'over'
        : 'drawn'
      : mySeat === null
        ? 'over'
        : winner === mySeat
          ? 'won'
          : 'lost'
  return (
    <ResultBanner
      tone={tone}
      title={tone === 'won' ? t('youWin') : tone === 'lost' ? t('youLose') : text.title}
      reason={text.reason}
      actions={
        <>
          <Rematch snapshot={online.snapshot} />
          <Link className="button" href="/play">
            {t('newGame')}
          </Link>
          <Link className="button" href={analysisPath(game.record.variant, { id: game.record.id })}>
            {t('analyse')}
          </Link>
          <ReviewLink variant={variant} id={online.snapshot.id} ply={online.snapshot.ply} />
        </>
      }
    />
  )
}
