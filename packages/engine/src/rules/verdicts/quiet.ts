import type { Verdict } from '../kinds.ts'
import { draw } from '../scores.ts'

/** That many steps in a row without an irreversible one. What is irreversible the variant says (`progress`). */
export const quiet = (steps: number) => ({
  draws: (): Verdict => (s) => ({
    on: 'history',
    judge: (p) => (p.cells[s.slots.quiet] >= steps ? draw(s, 'quiet') : undefined),
  }),
})
