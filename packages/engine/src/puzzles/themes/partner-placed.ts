import { preyOf, type Step, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** A capture by that rule has the help of a man that the solver has put there earlier in the line. */
const helping = (key: string, rule: string): Theme => ({
  key,
  tells: 'telling',
  appliesTo: ({ rules }) => rules.has(rule),
  isIn: (line) => line.own.some((step) => isHelped(line, step, rule)),
})

/** The far side of a pinch. */
export const anchor = helping('anchor', 'pinch')
/** The king, on its corner of the rectangle. */
export const corner = helping('corner', 'coordination')
/** What a man hops over. */
export const screen = helping('screen', 'hop')

function isHelped(line: StudiedLine, step: Step, rule: string): boolean {
  const partners = preyOf(line, step).filter((victim) => victim.rule === rule)
  return partners.some(({ partner }) =>
    line.own.some(({ ply, told }) => ply < step.ply && told.to === partner && told.from !== step.told.from),
  )
}
