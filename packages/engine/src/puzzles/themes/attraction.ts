import { givesCheck, nextAfter, preyOf, replyTo, type Step, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/**
 * A man, the royal one or one dearer than what it is given, takes and is thereby drawn to where it can be got at as it could
 * not before: it is taken there, or checked.
 */
export const attraction: Theme = {
  key: 'attraction',
  tells: 'telling',
  appliesTo: ({ prizesMen }) => prizesMen,
  isIn: (line) => line.own.some((step) => isAttraction(line, step)),
}

function isAttraction(line: StudiedLine, step: Step): boolean {
  const reply = replyTo(line, step)
  const next = nextAfter(line, step)
  if (reply === undefined || next === undefined || reply.told.act !== 'move') return false
  const given = reply.told.victims.filter(({ seat }) => seat === line.solver)
  const drawn = step.after.kindAt(reply.told.from)
  const dearest = Math.max(0, ...given.map(({ cell }) => step.after.kindAt(cell).worth))
  if (given.length === 0 || !(drawn.royal || drawn.worth > dearest)) return false
  if (drawn.royal) return givesCheck(line, next)
  const couldBeTaken = step.after
    .takings(line.solver)
    .some(({ victims }) => victims.some(({ cell }) => cell === reply.told.from))
  return !couldBeTaken && preyOf(line, next).some(({ cell }) => cell === reply.told.to)
}
