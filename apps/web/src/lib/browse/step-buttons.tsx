import { IconButton } from '@variorum/ui/primitives'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { View } from './use-view.ts'

/** Turns the pages of the game. */
export function StepButtons({ game }: { readonly game: Pick<View, 'ply' | 'isLookingBack' | 'step'> }) {
  const t = useTranslations('play')
  const isAtStart = game.ply === 0
  const { isLookingBack } = game
  return (
    <>
      <IconButton label={t('first')} disabled={isAtStart} onClick={() => game.step('first')}>
        <ChevronFirst aria-hidden="true" />
      </IconButton>
      <IconButton label={t('previous')} disabled={isAtStart} onClick={() => game.step('previous')}>
        <ChevronLeft aria-hidden="true" />
      </IconButton>
      <IconButton label={t('next')} disabled={!isLookingBack} onClick={() => game.step('next')}>
        <ChevronRight aria-hidden="true" />
      </IconButton>
      <IconButton label={t('last')} disabled={!isLookingBack} onClick={() => game.step('last')}>
        <ChevronLast aria-hidden="true" />
      </IconButton>
    </>
  )
}
