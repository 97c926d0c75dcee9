import { manOf } from '../../position/man.ts'
import type { Verdict } from '../kinds.ts'
import { draw } from '../scores.ts'

/** Only royal men left on every side: a draw. */
export const bareRoyals = {
  draw: (): Verdict => (s) => {
    const common = s.kinds.flatMap((kind, number) =>
      number === 0 || kind.royal ? [] : s.seats.map((_, seat) => manOf(number, seat)),
    )
    return {
      on: 'standing',
      judge: (p) => {
        for (let i = 0; i < common.length; i++) if (p.count[common[i]] > 0) return undefined
        return draw(s, 'bareKings')
      },
    }
  },
}
