import { counting } from '../counting.ts'
import type { Verdict } from '../kinds.ts'
import { draw } from '../scores.ts'

/** More steps than the count allows without a mate. */
export const countedOut = (): { draws(): Verdict } => ({
  draws: () => (s) => {
    const { limit } = counting(s)
    return {
      on: 'history',
      judge: (p) => (p.cells[limit] > 0 && p.cells[s.slots.quiet] > p.cells[limit] ? draw(s, 'countedOut') : undefined),
    }
  },
})
