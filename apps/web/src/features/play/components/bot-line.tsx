import type { BotLevel, Seat } from '@variorum/engine/ask'
import { LevelFace } from '@variorum/ui/level-face'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { numberOf } from '../../../lib/bots/level-number.ts'
import type { Game } from '../state/use-game.ts'
import { ChangeBot } from './change-bot.tsx'

interface BotLineProps {
  readonly game: Game
  readonly seat: Seat
  readonly level: BotLevel
}

/** The bot on its side of the board: its face and its name, and the way to another one. */
export function BotLine({ game, seat, level }: BotLineProps) {
  const t = useTranslations('play')
  const levels = useTranslations('levels')
  const names = useNames()
  const isToMove = game.outcome === null && game.live.position.toMove === seat
  return (
    <div className="player-line" data-to-move={isToMove || undefined}>
      <LevelFace number={numberOf(level)} />
      <span className="truncate">{t('botSide', { level: levels(`${level}.name`), side: names.seat(seat) })}</span>
      <ChangeBot game={game} level={level} />
      {isToMove && <span className="player-note">{t('toMove')}</span>}
    </div>
  )
}
