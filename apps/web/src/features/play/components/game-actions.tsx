import { IconButton } from '@variorum/ui/primitives'
import { ArrowUpDown, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Game } from '../state/use-game.ts'
import { ResignButton } from './resign-button.tsx'

/** What a player reaches for, under the thumb on a phone. */
export function GameActions({ game }: { readonly game: Game }) {
  const t = useTranslations('play')
  const isAtStart = game.ply === 0
  const { takeBack, isLookingBack } = game
  return (
    <fieldset className="action-row" aria-label={t('actions')}>
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
      <IconButton hasWords label={t('flip')} onClick={game.flip}>
        <ArrowUpDown aria-hidden="true" />
      </IconButton>
      {game.record.mine && (
        <>
          <IconButton hasWords label={t('undo')} disabled={takeBack === null} onClick={() => takeBack?.()}>
            <Undo2 aria-hidden="true" />
          </IconButton>
          {game.outcome === null && <ResignButton game={game} />}
        </>
      )}
    </fieldset>
  )
}
