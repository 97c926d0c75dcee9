import { preyOf } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** A capture takes hostile men along that only stood by. */
export const explosion: Theme = {
  key: 'explosion',
  tells: 'plain',
  appliesTo: ({ hasBlasts }) => hasBlasts,
  isIn: (line) =>
    line.own.some((step) => {
      const taken = preyOf(line, step).map(({ cell }) => cell)
      const bystanders = [...step.before.men.values()].filter(
        ({ seat, cell }) => seat === line.foe && !taken.includes(cell),
      )
      return taken.length > 0 && bystanders.some(({ cell }) => !step.after.men.has(cell))
    }),
}
