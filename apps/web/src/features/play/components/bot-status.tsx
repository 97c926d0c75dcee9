import { useAnnounce } from '@variorum/ui/primitives'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { Game } from '../state/use-game.ts'
import { StatusLine, type StatusWords } from './status-line.tsx'
import { type BotWords, useBotWords } from './use-bot-words.ts'
import type { Status } from './use-status.ts'

interface BotStatusProps {
  readonly game: Game
  readonly status: Status
  readonly action: StatusWords | null
}

/** How things stand while its player is to move, what the bot offers, and the hint that was asked for. */
export function BotStatus({ game, status, action }: BotStatusProps) {
  const t = useTranslations('bots')
  const { isQuestion, ...words }: Partial<BotWords> = useBotWords()(game) ?? {}
  const { manners } = game
  const announce = useAnnounce()
  // What is offered or hinted at changes nothing on the board that would be spoken of itself.
  const spoken = [words.title, words.note].filter(Boolean).join(' ')
  useEffect(() => {
    if (spoken !== '') announce?.(spoken)
  }, [spoken, announce])
  if (!isQuestion || !manners) return <StatusLine status={{ ...status, ...words }} action={action} />
  return (
    <StatusLine
      status={{ ...status, ...words }}
      action={{ label: t('agree'), act: manners.accept }}
      second={{ label: t('playOn'), act: manners.decline }}
    />
  )
}
