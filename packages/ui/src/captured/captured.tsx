import type { ManAnswer, Seat } from '@variorum/engine/ask'
import { ManIcon } from '../piece-sets/man.tsx'
import type { PieceSet } from '../piece-sets/piece-set.ts'
import './captured.css'

export type LostMan = Pick<ManAnswer, 'kind' | 'seat' | 'letter'>

export interface CapturedText {
  /** Heading of one side's losses. */
  readonly side: (seat: Seat) => string
  readonly man: (kind: string, seat: Seat, count: number) => string
  /** Stands there while a side has lost nothing. */
  readonly none: string
  /** The one line for those of many that have lost nothing. */
  readonly nothing: (seats: readonly Seat[]) => string
}

export interface CapturedProps {
  /** Men that left the board, in the order they left. */
  readonly men: readonly LostMan[]
  /** Sides to show, in order. */
  readonly seats: readonly Seat[]
  readonly pieceSet: PieceSet
  readonly text: CapturedText
}

/** What each side has lost, a kind once with its number. */
export function Captured({ men, seats, pieceSet, text }: CapturedProps) {
  // Of two each keeps its line; many that have lost nothing would fill a column with saying so.
  const whole = seats.length > 2 ? seats.filter((seat) => men.every((man) => man.seat !== seat)) : []
  return (
    <dl className="v-captured">
      {seats.map((seat) => {
        if (whole.includes(seat)) return null
        const lost = men.filter((man) => man.seat === seat)
        const kinds = [...new Map(lost.map((man) => [man.kind, man])).values()]
        return (
          <div key={seat}>
            <dt>{text.side(seat)}</dt>
            {kinds.length === 0 && <dd className="v-captured-none">{text.none}</dd>}
            {kinds.map(({ kind, letter }) => {
              const count = lost.filter((man) => man.kind === kind).length
              return (
                <dd key={kind} title={text.man(kind, seat, count)}>
                  <span className="v-captured-name">{text.man(kind, seat, count)}</span>
                  <ManIcon set={pieceSet} kind={kind} seat={seat} letter={letter} />
                  {count > 1 && <span aria-hidden="true">×{count}</span>}
                </dd>
              )
            })}
          </div>
        )
      })}
      {whole.length > 0 && (
        <div>
          <dt className="v-captured-none">{text.nothing(whole)}</dt>
        </div>
      )}
    </dl>
  )
}
