import { OFF } from '../../board/topology.ts'
import type { Capture } from '../kinds.ts'

/** Takes the man on the cell the move names, wherever the mover itself ends: a shot, a mutual destruction. */
export const aimed =
  (rule: 'shot' | 'destruction'): Capture =>
  () => ({
    rule,
    sparesRoyals: false,
    victims(_p, _from, to, out, n) {
      out[n] = to
      return n + 1
    },
    partner: () => OFF,
  })
