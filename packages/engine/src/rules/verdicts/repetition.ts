import type { Verdict } from '../kinds.ts'
import { stepsBack } from '../quiet-steps.ts'
import { draw } from '../scores.ts'

/** The same position (men, rights, hands and seat to move) for the given time, the start counting as a time. */
export const repetition = (times: number) => ({
  draws: (): Verdict => (s) => ({
    on: 'history',
    // A position from before the last irreversible step cannot come again.
    judge: (p) => (p.standings(stepsBack(s, p)) + 1 >= times ? draw(s, 'repetition') : undefined),
  }),
})
