import { ARGUMENT_SHIFT } from '../../position/move.ts'
import type { Movement } from '../kinds.ts'

/** An act of the seat: a man of the kind named comes to any empty cell. The move's argument is the kind. */
export const putAnywhere =
  (name: string): Movement =>
  (s) => {
    const argument = s.kindNamed(name) << ARGUMENT_SHIFT
    const size = s.board.size
    return {
      go(p, _from, base, out, n) {
        for (let cell = 0; cell < size; cell++) {
          if (p.cells[cell] === 0) out[n++] = base | cell | (cell << 10) | argument
        }
        return n
      },
    }
  }
