import { givesCheck, nextAfter } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** A step, not the last, that takes nobody, gives no check and answers none, and is not an act with a name of its own. */
export const quietMove: Theme = {
  key: 'quietMove',
  tells: 'telling',
  appliesTo: ({ forcesTaking }) => !forcesTaking,
  isIn: (line) =>
    line.own.some(
      (step) =>
        step.told.act === 'move' &&
        step.told.victims.length === 0 &&
        step.told.becomes === undefined &&
        !line.game.isInCheck(step.before.p, line.solver) &&
        !givesCheck(line, step) &&
        nextAfter(line, step) !== undefined,
    ),
}
