import { OFF } from '../../board/topology.ts'
import { hurdleBetween } from '../hurdles.ts'
import type { Capture } from '../kinds.ts'
import { raysByTag, type Ways } from '../ways.ts'

/** Takes the hostile man on the cell where the mover lands, having hopped over one other along those ways: the hurdle. */
export const overHurdle =
  (along: Ways): Capture =>
  (s, { comes, opens }) => {
    const byTag = raysByTag(s, along)
    return {
      rule: 'hop',
      byLanding: true,
      sparesRoyals: false,
      victims(p, _from, to, out, n) {
        if (p.cells[to] === 0) return n
        out[n] = to
        return n + 1
      },
      partner: (p, from, to) => (p.cells[to] === 0 ? OFF : hurdleBetween(byTag[p.cells[from] & 15], p, from, to)),
      ...(comes === undefined || opens === undefined ? {} : { takes: comes, opens }),
    }
  }
