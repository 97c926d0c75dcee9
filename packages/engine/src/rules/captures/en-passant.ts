import { OFF } from '../../board/topology.ts'
import type { Capture } from '../kinds.ts'
import { passing } from '../passing.ts'

/** Takes the man that has just passed the cell where the mover lands. */
export const enPassant = (): Capture => (s) => {
  const { slot, victim } = passing(s)
  return {
    rule: 'enPassant',
    sparesRoyals: true,
    victims(p, _from, _to, out, n) {
      if (p.cells[slot] === 0) return n
      out[n] = victim(p)
      return n + 1
    },
    partner: () => OFF,
  }
}
