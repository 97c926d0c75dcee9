import { fromOf } from '../../position/move.ts'
import { canBeRetaken, takersOf } from './replies.ts'
import { nextAfter, preyOf, type Step, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** A man is put in the way of a guard; then what was guarded is taken, and the guard does not get through to who took. */
export const interference: Theme = {
  key: 'interference',
  tells: 'telling',
  appliesTo: ({ prizesMen, movesTwice }) => prizesMen && !movesTwice,
  isIn: (line) => line.own.some((step) => isInterference(line, step)),
}

function isInterference(line: StudiedLine, step: Step): boolean {
  const { game, foe, solver } = line
  const next = nextAfter(line, step)
  if (next === undefined || next.told.from === step.told.to || preyOf(line, next).length === 0) return false
  const { p } = next.after
  const between = game.board.cellOf(step.told.to)
  if (next.after.men.get(step.told.to)?.seat !== solver || canBeRetaken(line, next)) return false
  const reaches = next.after
    .takings(foe)
    .filter(({ victims }) => victims.some(({ cell }) => cell === next.told.to))
    .map(({ from }) => from)
  // Lifted for a moment: whoever takes back then, was free to act before and stood there, has had its way cut off.
  p.begin()
  p.set(between, 0)
  const throughIt = takersOf(game, p, foe, next.told.to).map((move) => game.board.names[fromOf(move)])
  p.unmake()
  return throughIt.some(
    (guard) =>
      !reaches.includes(guard) &&
      !next.after.barred.has(guard) &&
      guard !== step.told.to &&
      step.before.men.get(guard)?.seat === foe,
  )
}
