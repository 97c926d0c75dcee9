import type { Verdict } from '../kinds.ts'
import { draw } from '../scores.ts'

/** The same position (men, rights, hands and seat to move) for the given time, the start counting as a time. */
export const repetition = (times: number) => ({
  draws: (): Verdict => (s) => ({
    on: 'history',
    // A position from before the last irreversible step cannot come again.
    judge: (p) => (p.standings(p.cells[s.slots.quiet]) + 1 >= times ? draw(s, 'repetition') : undefined),
  }),
})
