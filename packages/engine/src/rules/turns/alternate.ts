import type { Turn } from '../kinds.ts'

/** As many steps a turn as the variant says, one as a rule; then the next seat. The full move ends with the last seat. */
export const alternate = (): Turn => (s) => {
  const { mover, number, stage } = s.slots
  const seats = s.seats.length
  const last = s.steps.length - 1
  return (p) => {
    if (last > 0) {
      const step = p.cells[stage]
      p.set(stage, step < last ? step + 1 : 0)
      if (step < last) return
    }
    const next = p.cells[mover] + 1
    if (next < seats) {
      p.set(mover, next)
      return
    }
    p.set(mover, 0)
    p.set(number, p.cells[number] + 1)
  }
}
