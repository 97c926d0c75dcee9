import type { Tally } from '@variorum/engine/openings'
import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { useNames } from '../../../lib/board/names.ts'
import { partsOf } from '../state/rows.ts'

/** A part that is narrower has no room for its number. */
const leastNumbered = 18

/** How games went: a bar in as many parts as there were ends, each with its number where there is room. */
export function OutcomeBar({ tally }: { readonly tally: Tally }) {
  const outcomes = useOutcomes()
  const isForTwo = tally.wins.length === 2
  return (
    <span className="outcome-bar tabular" role="img" aria-label={outcomes(tally)} title={outcomes(tally)}>
      {partsOf(tally).map(({ seat, percent }) => (
        <span
          key={seat ?? 'drawn'}
          data-seat={seat === null ? 'drawn' : isForTwo ? seat : `army-${seat + 1}`}
          // React has no type for properties of one's own.
          style={{ '--part': percent } as CSSProperties}
        >
          {percent >= leastNumbered && percent}
        </span>
      ))}
    </span>
  )
}

/** The same in words: who won how many of a hundred. */
export function useOutcomes(): (tally: Tally) => string {
  const t = useTranslations('explorer')
  const names = useNames()
  return (tally) =>
    partsOf(tally)
      .map(({ seat, percent }) =>
        seat === null ? t('drawn', { percent }) : t('won', { side: names.seat(seat), percent }),
      )
      .join(', ')
}
