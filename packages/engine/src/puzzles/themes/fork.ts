import { canBeRetaken, takersOf, tried } from './replies.ts'
import type { Taking } from './scene.ts'
import { nextAfter, preyOf, type Step, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/**
 * A man comes where it threatens two hostile men that no one move of it takes together, each worth the taking: a royal one,
 * a dearer one, or one whose taker cannot be taken. If the line goes on, it takes one of them next.
 */
export const fork: Theme = {
  key: 'fork',
  tells: 'telling',
  appliesTo: ({ prizesMen }) => prizesMen,
  isIn: (line) => line.own.some((step) => forks(line, step)),
}

export function forks(line: StudiedLine, step: Step): boolean {
  const next = nextAfter(line, step)
  if ((next === undefined && line.end !== undefined) || canBeRetaken(line, step)) return false
  const worthwhile = step.after
    .takings(line.solver)
    .filter(({ from }) => from === step.told.to)
    .map((taking) => ({ ...taking, aims: aimsOf(line, step, taking) }))
    .filter(({ aims }) => aims.length > 0)
  const aims = [...new Set(worthwhile.flatMap((taking) => taking.aims))]
  const areTakenTogether = (one: string, other: string) =>
    worthwhile.some(({ victims }) => [one, other].every((name) => victims.some(({ cell }) => cell === name)))
  const isOneOfTwo = (one: string) => aims.some((other) => other !== one && !areTakenTogether(one, other))
  // Where the line goes no further both are there to be taken.
  if (next === undefined) return aims.some(isOneOfTwo)
  const taken = next.told.from === step.told.to ? preyOf(line, next).map(({ cell }) => cell) : []
  return aims.some((one) => taken.includes(one) && isOneOfTwo(one))
}

/** Whom of those a taking takes it is worth taking. */
function aimsOf(
  { game, solver, foe }: StudiedLine,
  { after, told }: Step,
  { move, to, victims }: Taking,
): readonly string[] {
  const own = after.kindAt(told.to)
  const isSafe = () => tried(after, solver, move, (p) => takersOf(game, p, foe, to).length === 0)
  const isAimedAt = (name: string) => {
    const { royal, worth } = after.kindAt(name)
    return royal || (own.royal ? isSafe() : worth > own.worth || isSafe())
  }
  return victims.filter(({ cell, seat }) => seat === foe && isAimedAt(cell)).map(({ cell }) => cell)
}
