import type { Seat } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { usePlayers } from '../../../lib/board/seats.tsx'
import type { Game } from '../state/use-game.ts'
import { BotLine } from './lazy-bot.ts'

/** Who sits on this side of the board, and whether the others wait for them. */
export function PlayerLine({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const t = useTranslations('play')
  const names = useNames()
  const { seats } = usePlayers()
  const { personSeat, botLevel, mine } = game.record
  if (botLevel !== null && seat !== personSeat) return <BotLine game={game} seat={seat} level={botLevel} />
  const side = names.seat(seat)
  const who = personSeat !== null && mine ? t('youSide', { side }) : side
  const { time } = game
  const isToMove = game.outcome === null && game.live.position.toMove === seat
  return (
    <div className="player-line" data-to-move={isToMove || undefined}>
      <span className="player-sign" data-seat={seat} data-side={seats[seat]} aria-hidden="true" />
      <span className="truncate">{who}</span>
      {(isToMove || time !== null) && <span className="player-note">{isToMove && t('toMove')}</span>}
      {time?.clock(seat)}
    </div>
  )
}
