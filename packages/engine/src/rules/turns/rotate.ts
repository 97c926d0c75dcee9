import { fallen } from '../fallen.ts'
import type { Position, Seat, Turn } from '../kinds.ts'
import { points } from '../points.ts'

/**
 * One step a turn, seats in order, those that are out left out. A seat that has no legal step when its turn comes is
 * out from then on: mated, for so many points to the last that moved and plays on, or stalemated, for so many to itself.
 */
export const rotate =
  ({ mate, stalemate }: { mate: number; stalemate: number }): Turn =>
  (s) => {
    const { mover, number } = s.slots
    const { beat, isOut, left } = fallen(s)
    const { add } = points(s)
    /** Whoever has just moved may have gone with that step: then the seat before it. */
    const lastBefore = (p: Position, moved: Seat, mated: Seat): Seat => {
      let seat = moved
      while (isOut(p, seat) || seat === mated) seat = (seat + s.seats.length - 1) % s.seats.length
      return seat
    }
    return (p) => {
      const moved = p.mover
      for (let more = left(p); more > 1; more--) {
        do {
          const next = (p.mover + 1) % s.seats.length
          p.set(mover, next)
          if (next === 0) p.set(number, p.cells[number] + 1)
        } while (isOut(p, p.mover))
        if (p.mover === moved || s.canMove(p)) return
        const seat = p.mover
        if (s.isInCheck(p, seat + 1)) add(p, lastBefore(p, moved, seat), mate)
        else add(p, seat, stalemate)
        beat(p, seat)
      }
    }
  }
