import { useTranslations } from 'next-intl'
import type { RatingRange } from '../../../lib/seeks/rating-range.ts'

/** A range of ratings in words; null where there is no bound. */
export function useRangeText(): (range: RatingRange) => string | null {
  const t = useTranslations('lobby.range')
  return ({ ratingMin: least, ratingMax: most }) => {
    if (least !== null && most !== null) return t('both', { least, most })
    if (least !== null) return t('least', { least })
    return most === null ? null : t('most', { most })
  }
}
