import type { Turn } from '../kinds.ts'

/** One step a turn, seats in order; the full move ends with the last seat. */
export const alternate = (): Turn => (s) => {
  const { mover, number } = s.slots
  const seats = s.seats.length
  return (p) => {
    const next = p.cells[mover] + 1
    if (next < seats) {
      p.set(mover, next)
      return
    }
    p.set(mover, 0)
    p.set(number, p.cells[number] + 1)
  }
}
