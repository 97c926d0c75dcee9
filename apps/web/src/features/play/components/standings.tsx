import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { ranksOf } from '../state/ranks.ts'

/** Who of several came where, with what. */
export function Standings({ scores }: { readonly scores: readonly number[] }) {
  const t = useTranslations('play')
  const names = useNames()
  return (
    <ol className="standings" aria-label={t('standings')}>
      {ranksOf(scores).map(({ seat, rank, score }) => (
        <li key={seat} value={rank}>
          <span className="standings-rank tabular" aria-hidden="true">
            {rank}
          </span>
          <span>{names.seat(seat)}</span> <strong className="tabular">{score}</strong>
        </li>
      ))}
    </ol>
  )
}
