import { IconButton } from '@variorum/ui/primitives'
import { Handshake, Lightbulb } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Game } from '../state/use-game.ts'

/** What one may ask for who plays a bot: a hint, and a draw. */
export function BotActions({ game }: { readonly game: Game }) {
  const t = useTranslations('bots')
  const { hints, manners, outcome } = game
  if (outcome !== null) return null
  return (
    <>
      {hints && (
        <IconButton
          hasWords
          label={t(hints.hint.kind === 'man' ? 'hintMore' : 'hint')}
          disabled={hints.ask === null}
          onClick={() => hints.ask?.()}
        >
          <Lightbulb aria-hidden="true" />
        </IconButton>
      )}
      {manners && (
        <IconButton
          hasWords
          label={t('offerDraw')}
          disabled={manners.offerDraw === null}
          onClick={() => manners.offerDraw?.()}
        >
          <Handshake aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}
