import { OFF } from '../../board/topology.ts'
import type { Capture } from '../kinds.ts'
import { mounts } from '../mounts.ts'

/** Takes the man on the cell where the mover lands, having hopped over a mount beside it. */
export const overMount = (): Capture => (s) => {
  const { between } = mounts(s.board)
  return {
    rule: 'hop',
    sparesRoyals: false,
    victims(p, _from, to, out, n) {
      if (p.cells[to] === 0) return n
      out[n] = to
      return n + 1
    },
    partner: (_p, from, to) => between[from * s.board.size + to] ?? OFF,
  }
}
