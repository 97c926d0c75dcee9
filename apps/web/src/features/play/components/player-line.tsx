import type { Seat } from '@variorum/engine/ask'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import { usePlayers } from '../../../lib/board/seats.tsx'
import type { Game } from '../state/use-game.ts'

/** Who sits on this side of the board, and whether the others wait for them. */
export function PlayerLine({ game, seat }: { readonly game: Game; readonly seat: Seat }) {
  const t = useTranslations('play')
  const levels = useTranslations('levels')
  const names = useNames()
  const { seats } = usePlayers()
  const { botSeat, botLevel, mine } = game.record
  const side = names.seat(seat)
  const who =
    botSeat === null
      ? side
      : botSeat === seat
        ? t('botSide', { level: levels(`${botLevel ?? 'casual'}.name`), side })
        : mine
          ? t('youSide', { side })
          : side
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
