import { escapes } from './escape.ts'
import { forks } from './fork.ts'
import { givesCheck } from './studied-line.ts'
import type { Theme } from './theme.ts'

/**
 * A step that takes nobody, gives no check and answers none, does not end the game, and is neither a fork nor an escape nor an
 * act with a name of its own.
 */
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
        !escapes(line, step) &&
        !forks(line, step) &&
        (line.end === undefined || step !== line.own.at(-1)),
    ),
}
