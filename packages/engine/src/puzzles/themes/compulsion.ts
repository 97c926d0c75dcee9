import { legalFor } from './replies.ts'
import { replyTo } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** The other side has one move only, and it must take. */
export const compulsion: Theme = {
  key: 'compulsion',
  tells: 'plain',
  appliesTo: ({ forcesTaking }) => forcesTaking,
  isIn: (line) =>
    line.own.some((step) => {
      const reply = replyTo(line, step)
      if (reply === undefined || reply.told.victims.length === 0) return false
      return legalFor(line.game, reply.before.p, line.foe).length === 1
    }),
}
