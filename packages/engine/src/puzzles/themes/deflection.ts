import type { Move } from '../../position/move.ts'
import { fromOf, toOf } from '../../position/move.ts'
import { canBeRetaken, isMated, legalFor, takersOf, tried } from './replies.ts'
import { givesCheck, isMate, nextAfter, preyOf, replyTo, type Step, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/**
 * A man that guards something is made to leave, by a check or by what it takes; then comes the capture or the mate against
 * which it stood guard.
 */
export const deflection: Theme = {
  key: 'deflection',
  tells: 'telling',
  appliesTo: ({ prizesMen, movesTwice }) => prizesMen && !movesTwice,
  isIn: (line) => line.own.some((step) => isDeflection(line, step)),
}

function isDeflection(line: StudiedLine, step: Step): boolean {
  const reply = replyTo(line, step)
  const next = nextAfter(line, step)
  if (reply === undefined || next === undefined || reply.told.act !== 'move') return false
  const isMadeToLeave = givesCheck(line, step) || reply.told.victims.some(({ seat }) => seat === line.solver)
  const mates = isMate(line) && next === line.own.at(-1)
  // A man that comes within reach of who takes next has not been drawn away from anything.
  if (!isMadeToLeave || (!mates && (preyOf(line, next).length === 0 || canBeRetaken(line, next)))) return false
  if (preyOf(line, next).some(({ cell }) => cell === reply.told.to)) return false
  return wasGuarded(line, step, reply, next, mates)
}

/** Whether, had the guard stayed, it would have had an answer to the next step. */
function wasGuarded(line: StudiedLine, step: Step, reply: Step, next: Step, mates: boolean): boolean {
  const { game, solver, foe } = line
  const same = legalFor(game, step.after.p, solver).find(
    (move) => fromOf(move) === fromOf(next.move) && toOf(move) === toOf(next.move),
  )
  if (same === undefined) return false
  const guard = game.board.cellOf(reply.told.from)
  return tried(step.after, solver, same, (p) => {
    const answers: readonly Move[] =
      mates && !isMated(game, p) ? legalFor(game, p, foe) : takersOf(game, p, foe, next.told.to)
    return answers.some((answer) => fromOf(answer) === guard)
  })
}
