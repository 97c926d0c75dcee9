import { preyOf, type StudiedLine } from './studied-line.ts'

/** The most men that one step of the solver takes by a rule, mimics aside: their captures are echoes. */
export function mostTakenBy(line: StudiedLine, rule: string): number {
  const counts = line.own
    .filter(({ told }) => !line.traits.mimics.has(told.kind))
    .map((step) => preyOf(line, step).filter((victim) => victim.rule === rule).length)
  return Math.max(0, ...counts)
}
