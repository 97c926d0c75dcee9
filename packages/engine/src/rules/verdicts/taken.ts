import { manOf } from '../../position/man.ts'
import type { Verdict } from '../kinds.ts'
import { lossFor } from '../scores.ts'

/** Where there is no check: a seat that has no man of the kind any more has lost. */
export const taken = (name: string) => ({
  loses: (): Verdict => (s) => {
    const prize = s.kindNamed(name)
    const men = s.seats.map((_, seat) => manOf(prize, seat))
    return {
      prize,
      on: 'standing',
      judge(p) {
        for (let seat = 0; seat < men.length; seat++) {
          if (p.count[men[seat]] === 0) return lossFor(s, seat, `${name}Taken`)
        }
        return undefined
      },
    }
  },
})
