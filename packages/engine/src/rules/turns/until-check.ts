import type { Position, Setting, Turn } from '../kinds.ts'

/**
 * As many steps a turn as the variant says, but a step that gives check ends the turn. In the balanced form the very
 * first turn of the game has one step, so that the first seat is not two moves ahead.
 */
export const untilCheck =
  ({ balanced = false }: { balanced?: boolean } = {}): Turn =>
  (s) => {
    const { mover, number, stage } = s.slots
    const seats = s.seats.length
    const last = s.steps.length - 1
    return (p) => {
      const step = p.cells[stage]
      const isOpening = balanced && p.mover === 0 && p.cells[number] === 1
      if (step < last && !isOpening && !givesCheck(s, p)) {
        p.set(stage, step + 1)
        return
      }
      p.set(stage, 0)
      const next = (p.mover + 1) % seats
      p.set(mover, next)
      if (next === 0) p.set(number, p.cells[number] + 1)
    }
  }

/** Whether some royal man hostile to the seat that has just moved is under attack. */
function givesCheck(s: Setting, p: Position): boolean {
  const foes = s.foes[p.moverTag]
  for (let tag = 1; tag <= s.seats.length; tag++) if (((foes >> tag) & 1) === 1 && s.isInCheck(p, tag)) return true
  return false
}
