import type { VariantAnswer } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import type { Game } from '../state/use-game.ts'
import { GameEnd } from './game-end.tsx'
import { BotStatus } from './lazy-bot.ts'
import { StatusLine, type StatusWords } from './status-line.tsx'
import { useStatus } from './use-status.ts'

interface GameStatusProps {
  readonly game: Game
  readonly variant: VariantAnswer
  /** Asks for the legal moves again, when they could not be had. */
  readonly onFailedMoves: (() => void) | null
}

/** The one line that says how things stand: the most urgent thing there is to say, in a room that never changes its size. */
export function GameStatus({ game, variant, onFailedMoves }: GameStatusProps) {
  const t = useTranslations('play')
  const status = useStatus(game, variant, onFailedMoves)
  if (status.tone === 'over') return <GameEnd game={game} variant={variant} />
  const words: Record<string, StatusWords> = {
    dismiss: { label: t('understood'), act: game.dismiss },
    retry: { label: t('retryNow'), act: onFailedMoves ?? game.retry },
    live: { label: t('toLive'), act: () => game.step('last') },
    hurry: { label: t('stopThinking'), act: game.bot.hurry },
    reload: { label: t('reload'), act: () => location.reload() },
    wake: { label: t('botWoke'), act: game.bot.wake },
    ...(game.veiled && { cover: { label: t('cover'), act: game.veiled.cover } }),
  }
  const action = status.action ? (words[status.action] ?? null) : null
  // Trouble comes first, and whoever looks back is not answered.
  if (game.record.botLevel !== null && status.tone === 'turn') {
    return <BotStatus game={game} status={status} action={action} />
  }
  return <StatusLine status={status} action={action} />
}
