import { preyOf } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** The royal man takes, where nobody else takes by landing. */
export const kingTakes: Theme = {
  key: 'kingTakes',
  tells: 'obvious',
  appliesTo: ({ onlyRoyalsLand }) => onlyRoyalsLand,
  isIn: (line) => line.own.some((step) => step.before.isRoyal(step.told.from) && preyOf(line, step).length > 0),
}
