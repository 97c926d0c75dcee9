import type { Position, Setting, Verdict } from '../kinds.ts'
import { stepsBack } from '../quiet-steps.ts'
import { draw, lossFor } from '../scores.ts'

/**
 * The same position (men, rights, hands and seat to move) for the given time. The start counts as a time, unless it is
 * left out because nobody's move brought it about.
 */
export const repetition = (times: number, { start = 'counts' }: { start?: 'counts' | 'isLeftOut' } = {}) => ({
  draws: (): Verdict => (s) => ({
    on: 'history',
    judge: (p) => (standings(s, p, start) >= times ? draw(s, 'repetition') : undefined),
    ifRepeated: () => draw(s, 'repetition'),
  }),
  /** Whoever brings the position about for the last time has lost: the seat before the one to move. */
  loses: (): Verdict => (s) => {
    const loss = (p: Position) => lossFor(s, (p.mover + s.seats.length - 1) % s.seats.length, 'repetition')
    return {
      on: 'history',
      judge: (p) => (standings(s, p, start) >= times ? loss(p) : undefined),
      ifRepeated: loss,
    }
  },
})

/** How often the present position has stood, now included. */
function standings(s: Setting, p: Position, start: 'counts' | 'isLeftOut'): number {
  const back = stepsBack(s, p)
  return 1 + p.standings(start === 'counts' ? back : Math.min(back, p.height - 1))
}
