import type { Effect } from '../../rules/kinds.ts'
import { headingsByTag } from '../../rules/ways.ts'

/**
 * After a man has arrived: where it stands face to face with one of its own side that goes the opposite way, so that
 * neither can ever move on, both are taken off.
 */
export const takenOffWhereTheyMeet =
  ({ along, facing }: { along: string; facing: string }): Effect =>
  (s) => {
    const headings = headingsByTag(s, [along])
    const other = s.kindNamed(facing)
    return (p, _from, to) => {
      const tag = p.cells[to] & 15
      const ahead = s.board.next(to, headings[tag][0])
      if (ahead < 0 || p.cells[ahead] !== ((other << 4) | tag)) return 0
      p.set(to, 0)
      p.set(ahead, 0)
      return 2
    }
  }
