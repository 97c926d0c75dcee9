import type { Verdict } from '../kinds.ts'
import { draw } from '../scores.ts'

/**
 * That many steps in a row without an irreversible one. What is irreversible the variant says (`progress`). A turn that
 * has begun is played to its end: nobody has drawn with a duck still in hand.
 */
export const quiet = (steps: number) => ({
  draws: (): Verdict => (s) => ({
    on: 'history',
    judge: (p) => (p.cells[s.slots.quiet] >= steps && p.cells[s.slots.stage] === 0 ? draw(s, 'quiet') : undefined),
  }),
})
