import type { Opinion, Review, ReviewedMove } from '@variorum/engine/review'
import type { PieceSet } from '@variorum/ui/piece-sets'
import { useTranslations } from 'next-intl'
import { turningPoints } from '../state/turning-points.ts'
import type { ReviewTableProps } from './review-table.tsx'
import { TurningPoint } from './turning-point.tsx'

interface TurningPointsProps extends Omit<ReviewTableProps, 'look'> {
  readonly opinions: readonly (Opinion | undefined)[]
  readonly review: Review
  readonly pieceSet: PieceSet
  readonly onGo: (ply: number) => void
  readonly onTry: (move: ReviewedMove) => void
}

/** The worst first would say whom to blame; in the order of the game they tell it. */
export function TurningPoints({
  game,
  replay,
  variant,
  layout,
  opinions,
  review,
  pieceSet,
  onGo,
  onTry,
}: TurningPointsProps) {
  const t = useTranslations('review')
  const points = turningPoints(review)
  return (
    <section aria-labelledby="turning" className="sheet">
      <h2 id="turning" className="margin-head">
        {t('turning')}
      </h2>
      {points.length === 0 && <p className="verdict-box">{t('turningNone')}</p>}
      <ol className="turning-list">
        {points.map((told) => {
          const [before, after] = [opinions[told.ply - 1], opinions[told.ply]]
          if (!before || !after) return null
          return (
            <TurningPoint
              key={told.ply}
              gameId={game.id}
              {...{ told, before, after, replay, variant, layout, pieceSet }}
              played={game}
              onGo={() => onGo(told.ply)}
              onTry={() => onTry(told)}
            />
          )
        })}
      </ol>
    </section>
  )
}
