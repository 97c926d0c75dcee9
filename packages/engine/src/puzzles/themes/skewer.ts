import { nextAfter, preyOf, replyTo, type Step, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** An attacked man goes out of the way, and one that is worth no more, out of reach behind it until then, is taken. */
export const skewer: Theme = {
  key: 'skewer',
  tells: 'telling',
  appliesTo: ({ prizesMen }) => prizesMen,
  isIn: (line) => line.own.some((step) => isSkewer(line, step)),
}

function isSkewer(line: StudiedLine, step: Step): boolean {
  const reply = replyTo(line, step)
  const next = nextAfter(line, step)
  if (reply === undefined || next === undefined || next.told.from !== step.told.to) return false
  const threats = step.after.takings(line.solver).filter(({ from }) => from === step.told.to)
  const isThreatened = (name: string) => threats.some(({ victims }) => victims.some(({ cell }) => cell === name))
  const front = step.after.kindAt(reply.told.from)
  return (
    isThreatened(reply.told.from) &&
    preyOf(line, next).some(
      ({ cell }) =>
        cell !== reply.told.to &&
        step.after.men.has(cell) &&
        !isThreatened(cell) &&
        (front.royal || front.worth >= step.after.kindAt(cell).worth),
    )
  )
}
