import type { Seat } from '@variorum/engine/ask'
import { IconButton } from '@variorum/ui/primitives'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../../lib/board/names.ts'
import { usePlayers } from '../../../../lib/board/seats.tsx'
import { Link } from '../../../../lib/link.tsx'
import type { Online } from '../state/use-online.ts'
import { SeatClock } from './seat-clock.tsx'
import { useWho } from './use-who.ts'

/** Beyond this a rating says little yet; lila's number. */
const provisionalDeviation = 110

interface OnlinePlateProps {
  readonly online: Online
  readonly seat: Seat
  /** Whose turn it is; null when the game is over. */
  readonly toMove: Seat | null
}

/** Who sits on this side of the board, how they are rated, whether the others wait for them, and their clock. */
export function OnlinePlate({ online, seat, toMove }: OnlinePlateProps) {
  const t = useTranslations('online')
  const play = useTranslations('play')
  const names = useNames()
  const { seats } = usePlayers()
  const { snapshot, away } = online
  const who = useWho(snapshot)
  const player = snapshot.players[seat]
  const change = snapshot.ratingChanges[seat] ?? null
  const isToMove = toMove === seat
  // Nobody who plays should leave the board by a slip of the hand.
  const isLeading = snapshot.mySeat === null || toMove === null
  const isAway = away.includes(seat)
  return (
    <div className="player-line" data-to-move={isToMove || undefined} data-away={isAway || undefined}>
      <span className="player-sign" data-seat={seat} data-side={seats[seat]} aria-hidden="true" />
      <span className="player-who">
        <span className="truncate">
          {isLeading && player?.name ? (
            <Link className="link" href={`/players/${player.name}`}>
              {player.name}
            </Link>
          ) : (
            who(seat)
          )}
          <span className="sr-only">, {names.seat(seat)}</span>
        </span>
        <span className="player-more">
          {player?.rating != null && (
            <span className="player-rating tabular">
              {Math.round(player.rating)}
              {(player.deviation ?? 0) > provisionalDeviation && <abbr title={t('provisional')}>?</abbr>}
            </span>
          )}
          {change !== null && (
            <span className="player-change tabular" data-falls={change < 0 || undefined}>
              {t('change', { change: Math.round(change) }).replace('-', '−')}
            </span>
          )}
          <span className="player-note">{isAway ? t('away') : isToMove ? play('toMove') : ''}</span>
        </span>
      </span>
      {snapshot.may.includes('giveTime') && seat !== snapshot.mySeat && (
        <IconButton label={t('giveTime')} disabled={online.isActing} onClick={() => online.act('giveTime')}>
          <Plus aria-hidden="true" />
        </IconButton>
      )}
      <SeatClock online={online} seat={seat} />
    </div>
  )
}
