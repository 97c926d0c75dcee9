import { IconButton } from '@variorum/ui/primitives'
import { ArrowUpDown, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import type { Game } from '../state/use-game.ts'
import { ResignButton } from './resign-button.tsx'

/** What a player reaches for, under the thumb on a phone. */
export function GameActions({ game }: { readonly game: Game }) {
  const t = useTranslations('play')
  const isAtStart = game.ply === 0
  const { takeBack, isLookingBack } = game
  const row = useRef<HTMLFieldSetElement>(null)
  const isOver = game.outcome !== null
  const wasOver = useRef(isOver)
  useEffect(() => {
    // The end takes the button away that was pressed for it, and the focus with it: it stays among its neighbours.
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isOver && !wasOver.current && isLost) row.current?.focus({ preventScroll: true })
    wasOver.current = isOver
  }, [isOver])
  return (
    <fieldset ref={row} tabIndex={-1} className="action-row no-print needs-script" aria-label={t('actions')}>
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
          {game.record.isOpen && (
            <IconButton hasWords label={t('undo')} disabled={takeBack === null} onClick={() => takeBack?.()}>
              <Undo2 aria-hidden="true" />
            </IconButton>
          )}
          <ResignButton game={game} />
        </>
      )}
    </fieldset>
  )
}
