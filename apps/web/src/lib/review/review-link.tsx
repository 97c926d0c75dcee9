import type { VariantAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { Link } from '../link.tsx'
import { whyNoReview } from './why-no-review.ts'

interface ReviewLinkProps {
  readonly variant: Pick<VariantAnswer, 'isOpen' | 'seats'>
  readonly id: string
  /** Steps played in it. */
  readonly ply: number
}

/** The way from a game that is over to its review, where there is anything to review. */
export function ReviewLink({ variant, id, ply }: ReviewLinkProps) {
  const t = useTranslations('play')
  if (ply === 0 || whyNoReview(variant) !== null) return null
  return (
    <Link className="button" href={`/games/${id}/review`}>
      {t('review')}
    </Link>
  )
}
