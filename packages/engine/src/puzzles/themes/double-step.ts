import { preyOf } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** One man makes both moves of a turn, and takes somebody with the second. */
export const doubleStep: Theme = {
  key: 'doubleStep',
  tells: 'telling',
  appliesTo: ({ movesTwice }) => movesTwice,
  isIn: (line) =>
    line.own.some((step) => {
      const next = line.own.find(({ ply }) => ply === step.ply + 1)
      return next !== undefined && next.told.from === step.told.to && preyOf(line, next).length > 0
    }),
}
