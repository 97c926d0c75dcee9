import type { Position, Verdict } from '../kinds.ts'
import { stepsBack } from '../quiet-steps.ts'
import { draw, lossFor } from '../scores.ts'

/** The same position (men, rights, hands and seat to move) for the given time, the start counting as a time. */
export const repetition = (times: number) => ({
  draws: (): Verdict => (s) => ({
    on: 'history',
    judge: (p) => (p.standings(stepsBack(s, p)) + 1 >= times ? draw(s, 'repetition') : undefined),
    ifRepeated: () => draw(s, 'repetition'),
  }),
  /** Whoever brings the position about for the last time has lost: the seat before the one to move. */
  loses: (): Verdict => (s) => {
    const loss = (p: Position) => lossFor(s, (p.mover + s.seats.length - 1) % s.seats.length, 'repetition')
    return {
      on: 'history',
      judge: (p) => (p.standings(stepsBack(s, p)) + 1 >= times ? loss(p) : undefined),
      ifRepeated: loss,
    }
  },
})
