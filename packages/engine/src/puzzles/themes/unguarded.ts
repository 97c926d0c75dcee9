import { canBeRetaken } from './replies.ts'
import { preyOf } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** The rules by which one takes only where one lands. */
const landing = ['displacement', 'hop', 'enPassant']

/** The first step takes a man that nobody guards. Where men are taken from afar that is no news. */
export const unguarded: Theme = {
  key: 'unguarded',
  tells: 'telling',
  appliesTo: ({ rules, prizesMen, hasBlasts }) =>
    prizesMen && !hasBlasts && [...rules].every((rule) => landing.includes(rule)),
  isIn: (line) => {
    const [first] = line.own
    return preyOf(line, first).length > 0 && !canBeRetaken(line, first)
  },
}
