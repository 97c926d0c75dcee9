import type { Seat, VariantAnswer } from '@variorum/engine/ask'
import { ManIcon, type PieceSet } from '@variorum/ui/piece-sets'
import { useTranslations } from 'next-intl'
import { useNames } from '../../../lib/board/names.ts'
import type { Game } from '../state/use-game.ts'

interface PlayerPlateProps {
  readonly game: Game
  readonly seat: Seat
  readonly pieceSet: PieceSet
  /** The man that stands for its seat. */
  readonly royal: VariantAnswer['kinds'][number] | undefined
}

/** One of several players: its king, its name, what it has won, and whether it is to move or out. */
export function PlayerPlate({ game, seat, pieceSet, royal }: PlayerPlateProps) {
  const t = useTranslations('play')
  const names = useNames()
  const { shown, live, outcome, isLookingBack } = game
  const standing = shown.position.standings[seat]
  const points = (isLookingBack ? null : outcome?.scores[seat]) ?? standing?.points ?? null
  const isOut = standing !== undefined && standing.state !== 'playing'
  const hasClock = game.time !== null && !isOut
  const isToMove = outcome === null && live.position.toMove === seat
  const { personSeat, mine } = game.record
  const who = personSeat === null ? '' : seat !== personSeat ? t('bot') : mine ? t('you') : ''
  const state = isToMove ? t('toMove') : standing?.state === 'resigned' ? t('gaveUp') : isOut ? t('out') : who
  return (
    <div className="player-plate" data-to-move={isToMove || undefined} data-out={isOut || undefined}>
      <span className="player-king" data-dead={isOut || undefined} aria-hidden="true">
        <ManIcon
          className="player-king-icon"
          set={pieceSet}
          kind={royal?.kind ?? ''}
          seat={seat}
          letter={royal?.letter ?? ''}
        />
      </span>
      <span className="player-name">{names.seat(seat)}</span>
      {points !== null && (
        <span className="player-points tabular">
          {points}
          <span className="sr-only"> {t('points', { count: points })}</span>
        </span>
      )}
      {/* A clock takes the room of what its frame tells as well. */}
      <span className={hasClock ? 'sr-only' : 'player-state'}>{state}</span>
      {hasClock && game.time?.clock(seat)}
    </div>
  )
}
