import { OFF } from '../../board/topology.ts'
import type { Capture } from '../kinds.ts'
import { passing } from '../passing.ts'

/** Takes the man that has just passed the cell where the mover lands. */
export const enPassant =
  (memories = 1): Capture =>
  (s) => {
    const { victimAt } = passing(s, memories)
    return {
      rule: 'enPassant',
      sparesRoyals: true,
      victims(p, _from, to, out, n) {
        const victim = victimAt(p, to)
        if (victim < 0) return n
        out[n] = victim
        return n + 1
      },
      partner: () => OFF,
    }
  }
