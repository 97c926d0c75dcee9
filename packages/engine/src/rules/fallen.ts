import { manOf } from '../position/man.ts'
import type { Position, Seat, Setting } from './kinds.ts'

/** Who is out of the game while others play on: it has no turn any more, and its men stand where they stood. */
export interface Fallen {
  /** Whether the seat is out: beaten, gone, or without a royal man. */
  isOut(p: Position, seat: Seat): boolean
  /** Whether it went of its own will, so that its royal man, if it stands, is still worth taking. */
  hasGivenUp(p: Position, seat: Seat): boolean
  /** Whether it was beaten with its royal men still on the board: nothing of it is worth anything. */
  isBeaten(p: Position, seat: Seat): boolean
  beat(p: Position, seat: Seat): void
  giveUp(p: Position, seat: Seat): void
  /** Number of seats that still play. */
  left(p: Position): number
}

/** Bit of the seats that gave up, over those of the seats that were beaten. */
const WENT = 16

export function fallen(s: Setting): Fallen {
  const slot = s.slots.declare('fallen', { hashed: true })
  const royals = s.seats.map((_, seat) => s.kinds.flatMap((kind, number) => (kind.royal ? [manOf(number, seat)] : [])))
  const has = (p: Position, bit: number): boolean => ((p.cells[slot] >> bit) & 1) === 1
  const mark = (p: Position, bit: number): void => {
    const bits = p.cells[slot] | (1 << bit)
    p.set(slot, bits)
  }
  const isOut = (p: Position, seat: Seat): boolean =>
    has(p, seat) || has(p, seat + WENT) || royals[seat].every((man) => p.count[man] === 0)
  return {
    isOut,
    hasGivenUp: (p, seat) => has(p, seat + WENT),
    isBeaten: (p, seat) => has(p, seat),
    beat: (p, seat) => mark(p, seat),
    giveUp: (p, seat) => mark(p, seat + WENT),
    left: (p) => s.seats.reduce((left, _, seat) => left + Number(!isOut(p, seat)), 0),
  }
}
