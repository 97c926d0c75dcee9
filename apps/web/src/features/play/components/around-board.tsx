import type { Seat, VariantAnswer } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'
import type { PieceSet } from '@variorum/ui/piece-sets'
import type { CSSProperties, ReactNode } from 'react'
import { emptyCorner } from '../state/empty-corner.ts'
import type { Game } from '../state/use-game.ts'
import { PlayerLine } from './player-line.tsx'
import { PlayerPlate } from './player-plate.tsx'

interface AroundBoardProps {
  readonly game: Game
  readonly variant: VariantAnswer
  readonly layout: BoardLayout
  readonly pieceSet: PieceSet
  /** Who sits at a side of the board of two, where it is not enough to name the side. */
  readonly plate?: ((seat: Seat) => ReactNode) | undefined
  readonly children: ReactNode
}

/**
 * The players at their sides of the board: of two, one above and one below; of more, each at its own left hand, two above
 * and two below, or in the corners of a board that leaves them free.
 */
export function AroundBoard({ game, variant, layout, pieceSet, plate, children }: AroundBoardProps) {
  const { orientation } = game
  const seats = variant.seats.length
  if (seats === 2) {
    const line = plate ?? ((seat) => <PlayerLine game={game} seat={seat} />)
    return (
      <>
        {line(orientation === 0 ? 1 : 0)}
        {children}
        {line(orientation)}
      </>
    )
  }
  const royal = variant.kinds.find((kind) => kind.royal)
  const corner = emptyCorner(layout)
  // React has no type for properties of one's own.
  const room = { '--corner': corner } as CSSProperties
  return (
    <div className="around" data-corners={corner > 0 || undefined} style={room}>
      <div className="around-grid">
        {variant.seats.map(({ id }, seat) => (
          <div key={id} className="around-seat" data-place={(seat - orientation + seats) % seats}>
            <PlayerPlate game={game} seat={seat} pieceSet={pieceSet} royal={royal} />
          </div>
        ))}
        <div className="around-board">{children}</div>
      </div>
    </div>
  )
}
