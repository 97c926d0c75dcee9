import { isMated, legalFor, tried } from './replies.ts'
import { givesCheck, isMate, nextAfter, type Step, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** Mate comes next whatever the other side does; were it allowed to do nothing, there would be none. */
export const zugzwang: Theme = {
  key: 'zugzwang',
  tells: 'telling',
  appliesTo: ({ hasCheck, movesTwice }) => hasCheck && !movesTwice,
  isIn: (line) =>
    isMate(line) && line.own.some((step) => nextAfter(line, step) === line.own.at(-1) && isBound(line, step)),
}

function isBound(line: StudiedLine, step: Step): boolean {
  const { game, solver } = line
  if (step === line.own.at(-1) || givesCheck(line, step)) return false
  return !legalFor(game, step.after.p, solver).some((move) => tried(step.after, solver, move, (p) => isMated(game, p)))
}
