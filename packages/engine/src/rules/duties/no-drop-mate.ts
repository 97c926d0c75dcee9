import { ARGUMENT_SHIFT } from '../../position/move.ts'
import type { Duty } from '../kinds.ts'
import { raysByTag, type Ways } from '../ways.ts'

/** No man of the kind may be dropped so that it mates, taking one step along those ways. */
export const noDropMate =
  (name: string, along: Ways): Duty =>
  (s) => {
    const kind = s.kindNamed(name)
    const byTag = raysByTag(s, along)
    const isRoyal = Uint8Array.from(s.kinds, ({ royal }) => Number(royal))
    return {
      rule: 'dropMate',
      keep(p, out, n, { mates }) {
        const tag = p.moverTag
        const { of, first, cells } = byTag[tag]
        let kept = 0
        for (let i = 0; i < n; i++) {
          const move = out[i]
          const from = move & 1023
          if (p.cells[from] === 0 && move >> ARGUMENT_SHIFT === kind) {
            // To ask for mate is slow; only what stands before a king can give check at all.
            let isNearKing = false
            for (let ray = of[from]; ray < of[from + 1]; ray++) {
              const man = p.cells[cells[first[ray]]]
              if (isRoyal[man >> 4] === 1 && ((s.foes[tag] >> (man & 15)) & 1) === 1) isNearKing = true
            }
            if (isNearKing && mates(p, move)) continue
          }
          out[kept++] = move
        }
        return kept
      },
    }
  }
