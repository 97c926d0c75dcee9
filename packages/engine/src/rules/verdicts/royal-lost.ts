import { manOf } from '../../position/man.ts'
import type { Verdict } from '../kinds.ts'
import { lossFor } from '../scores.ts'

/** A seat whose royal man has left the board has lost. */
export const royalLost = (): Verdict => (s) => {
  const royals = s.kinds.flatMap((kind, number) => (kind.royal ? [number] : []))
  return {
    on: 'standing',
    judge(p) {
      for (let seat = 0; seat < s.seats.length; seat++) {
        for (const royal of royals) if (p.count[manOf(royal, seat)] === 0) return lossFor(s, seat, 'royalLost')
      }
      return undefined
    },
  }
}
