import type { Review } from '@variorum/engine/review'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { usePlayers } from '../../../lib/board/seats.tsx'
import { countOf } from '../state/turning-points.ts'

interface SeatAccuracyProps {
  readonly review: Review
  /** By seat; null where there is none. */
  readonly players: readonly (string | null)[]
}

/** How well each side played, in one figure and three numbers. */
export function SeatAccuracy({ review, players }: SeatAccuracyProps) {
  const t = useTranslations('review')
  const names = useNames()
  const { seats } = usePlayers()
  return (
    <table className="accuracy-table">
      <caption className="sr-only">{t('accuracy')}</caption>
      <tbody>
        {seats.map((id, seat) => {
          const accuracy = review.accuracy[seat]
          return (
            <tr key={id}>
              <th scope="row">
                <span className="player-sign" data-seat={seat} data-side={id} aria-hidden="true" /> {names.seat(seat)}
                {players[seat] && <span className="accuracy-player">{players[seat]}</span>}
              </th>
              <td className="accuracy-figure">
                {accuracy == null ? t('accuracyNone') : t('accuracyOf', { percent: Math.round(accuracy) })}
              </td>
              <td className="accuracy-counts">
                {t('verdicts', {
                  blunders: countOf(review, seat, 'blunder'),
                  mistakes: countOf(review, seat, 'mistake'),
                  inaccuracies: countOf(review, seat, 'inaccuracy'),
                })}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
