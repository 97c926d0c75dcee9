import { manOf } from '../../position/man.ts'
import { fallen } from '../fallen.ts'
import type { Verdict } from '../kinds.ts'
import { draw } from '../scores.ts'

/**
 * Those who still play have nobody left but their royal men, and the men of the others do nothing: no one can be mated.
 * Left out of perft, as programs count on.
 */
export const bareSurvivors = {
  draw: (): Verdict => (s) => {
    const { isOut } = fallen(s)
    const common = s.kinds.flatMap((kind, number) => (number === 0 || kind.royal ? [] : [number]))
    return {
      on: 'history',
      judge(p) {
        for (let seat = 0; seat < s.seats.length; seat++) {
          if (isOut(p, seat)) continue
          for (const kind of common) if (p.count[manOf(kind, seat)] > 0) return undefined
        }
        return draw(s, 'bareSurvivors')
      },
    }
  },
}
