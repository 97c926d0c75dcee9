import { givesCheck, nextAfter, preyOf, type Step, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** A man is taken by one that stood still while another of its side opened the way. */
export const discoveredCapture: Theme = {
  key: 'discoveredCapture',
  tells: 'telling',
  appliesTo: ({ prizesMen }) => prizesMen,
  isIn: (line) => line.own.some((step) => opensCapture(line, step)),
}

/** Check is given by a man that stood still while another of its side opened the way. */
export const discoveredCheck: Theme = {
  key: 'discoveredCheck',
  tells: 'telling',
  appliesTo: ({ hasCheck }) => hasCheck,
  isIn: (line) => line.own.some((step) => givesCheck(line, step) && opensCheck(line, step)),
}

/** Check is given by two men or more at once. */
export const doubleCheck: Theme = {
  key: 'doubleCheck',
  tells: 'obvious',
  appliesTo: ({ hasCheck }) => hasCheck,
  isIn: (line) => line.own.some((step) => givesCheck(line, step) && step.after.checkers(line.solver).length > 1),
}

function opensCapture(line: StudiedLine, step: Step): boolean {
  const next = nextAfter(line, step)
  if (next === undefined || next.told.from === step.told.to) return false
  return preyOf(line, next).some(({ cell, partner }) => {
    const takes = ({ takings }: { takings: ReturnType<Step['before']['takings']> }) =>
      takings.some(({ from, victims }) => from === next.told.from && victims.some((victim) => victim.cell === cell))
    return (
      // Where it is the man moved that helps to take, nothing has been uncovered.
      partner !== step.told.to &&
      step.before.men.has(next.told.from) &&
      takes({ takings: step.after.takings(line.solver) }) &&
      !takes({ takings: step.before.takings(line.solver) })
    )
  })
}

function opensCheck({ solver }: StudiedLine, { told, before, after }: Step): boolean {
  const earlier = before.checkers(solver)
  return after.checkers(solver).some((from) => from !== told.to && !earlier.includes(from) && before.men.has(from))
}
