import { preyOf, type Step, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

const shooting = (key: string, isRange: (steps: number) => boolean): Theme => ({
  key,
  tells: 'telling',
  appliesTo: ({ acts }) => acts.has('shot'),
  isIn: (line) => line.own.some((step) => step.told.act === 'shot' && isRange(rangeOf(line, step))),
})

/** A man is shot from two steps away or next to it, where one needs nobody to spot it. */
export const shortShot = shooting('shortShot', (steps) => steps <= 2)
/** From further away, which takes another man to spot it. */
export const longShot = shooting('longShot', (steps) => steps > 2)

/** How many steps along a line it is to the man shot. */
function rangeOf(line: StudiedLine, step: Step): number {
  const { board } = line.game
  const { to, first, cells } = board.rays('every')
  const [victim] = preyOf(line, step)
  const target = board.cellOf(victim.cell)
  const start = first[to[board.cellOf(step.told.from) * board.size + target]]
  return 1 + cells.indexOf(target, start) - start
}
