import { IconButton } from '@variorum/ui/primitives'
import { ArrowUpDown, Undo2 } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { StepButtons } from '../../../lib/browse/step-buttons.tsx'
import type { Game } from '../state/use-game.ts'
import { BotActions } from './lazy-bot.ts'
import { ResignButton } from './resign-button.tsx'

interface ActionRowProps {
  readonly game: Game
  readonly children: ReactNode
}

/** What a player reaches for, under the thumb on a phone. */
export function ActionRow({ game, children }: ActionRowProps) {
  const t = useTranslations('play')
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
      <StepButtons game={game} />
      <IconButton hasWords label={t('flip')} onClick={game.flip}>
        <ArrowUpDown aria-hidden="true" />
      </IconButton>
      {children}
    </fieldset>
  )
}

/** What whoever plays on one device or against a bot may do. */
export function GameActions({ game }: { readonly game: Game }) {
  const t = useTranslations('play')
  const { takeBack } = game
  return (
    <ActionRow game={game}>
      {game.record.mine && (
        <>
          {game.record.isOpen && (
            <IconButton hasWords label={t('undo')} disabled={takeBack === null} onClick={() => takeBack?.()}>
              <Undo2 aria-hidden="true" />
            </IconButton>
          )}
          {game.time?.button}
          {game.record.botLevel !== null && <BotActions game={game} />}
          <ResignButton game={game} />
        </>
      )}
    </ActionRow>
  )
}
