import { fromOf } from '../../position/move.ts'
import { canBeRetaken, pinned } from './replies.ts'
import { preyOf, replyTo, type Step, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/**
 * A man that may not move, as its royal man would be open to attack, is taken after it has had to stay; or takes nobody
 * back, though it could reach who took.
 */
export const pin: Theme = {
  key: 'pin',
  tells: 'telling',
  appliesTo: ({ hasCheck }) => hasCheck,
  isIn: (line) => line.own.some((step) => takesPinned(line, step) || isSparedByPin(line, step)),
}

function takesPinned(line: StudiedLine, step: Step): boolean {
  const reply = line.steps[step.ply - 1]
  if (reply === undefined || replyTo(line, line.steps[step.ply - 2] ?? step) !== reply) return false
  const held = pinned(reply.before, line.foe)
  return preyOf(line, step).some(({ cell }) => held.has(cell))
}

function isSparedByPin(line: StudiedLine, step: Step): boolean {
  if (preyOf(line, step).length === 0 || canBeRetaken(line, step)) return false
  const held = pinned(step.after, line.foe)
  return step.after
    .takings(line.foe)
    .some(
      ({ move, victims }) =>
        held.has(line.game.board.names[fromOf(move)]) && victims.some(({ cell }) => cell === step.told.to),
    )
}
