import type { Sight } from '../kinds.ts'

/** A seat sees its own men, the cells they could go to, and whom they could take. */
export const ownReach = (): Sight => (s) => (p, seat, marks) => {
  for (let cell = 0; cell < s.board.size; cell++) if ((p.cells[cell] & 15) === seat + 1) marks.add(cell)
  s.markReach(p, seat, marks)
}
