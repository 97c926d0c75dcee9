import { manOf } from '../position/man.ts'
import type { Position, Seat, Setting } from './kinds.ts'

/** Who has been beaten while others play on: it has no turn any more, and its men stand where they stood. */
export interface Fallen {
  /** Bit `seat` is set where that seat was beaten with its royal men still on the board. */
  readonly slot: number
  /** Whether the seat is out: beaten, or without a royal man. */
  isOut(p: Position, seat: Seat): boolean
  /** Number of seats that still play. */
  left(p: Position): number
}

export function fallen(s: Setting): Fallen {
  const slot = s.slots.declare('fallen', { hashed: true })
  const royals = s.seats.map((_, seat) => s.kinds.flatMap((kind, number) => (kind.royal ? [manOf(number, seat)] : [])))
  const isOut = (p: Position, seat: Seat): boolean =>
    ((p.cells[slot] >> seat) & 1) === 1 || royals[seat].every((man) => p.count[man] === 0)
  return { slot, isOut, left: (p) => s.seats.reduce((left, _, seat) => left + Number(!isOut(p, seat)), 0) }
}
