import { fromOf, toOf } from '../../position/move.ts'
import { legalFor, tried } from './replies.ts'
import { takingsOf } from './scene.ts'
import { nextAfter, preyOf, replyTo, type Step, type StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** A man, not of the least kind, is attacked and can be taken wherever it could go; and it is taken. */
export const trapped: Theme = {
  key: 'trapped',
  tells: 'telling',
  appliesTo: ({ prizesMen, movesTwice }) => prizesMen && !movesTwice,
  isIn: (line) => line.own.some((step) => trapsSomebody(line, step)),
}

function trapsSomebody(line: StudiedLine, step: Step): boolean {
  const next = nextAfter(line, step)
  const reply = replyTo(line, step)
  if (next === undefined || reply === undefined) return false
  const least = Math.min(...line.game.kinds.filter(({ worth }) => worth > 0).map(({ worth }) => worth))
  return preyOf(line, next).some(({ cell }) => {
    // Where it stood when the trap was shut.
    const stood = cell === reply.told.to ? reply.told.from : cell
    const kind = step.after.kindAt(stood)
    return !kind.royal && kind.worth > least && isTrapped(line, step, stood)
  })
}

function isTrapped({ game, solver, foe }: StudiedLine, { after }: Step, stood: string): boolean {
  if (!after.takings(solver).some(({ victims }) => victims.some(({ cell }) => cell === stood))) return false
  const from = game.board.cellOf(stood)
  const ways = legalFor(game, after.p, foe).filter((move) => fromOf(move) === from && toOf(move) !== from)
  const isLostAfter = (move: number): boolean =>
    tried(after, foe, move, (p) => {
      const there = game.board.names[toOf(move)]
      return takingsOf(game, p, solver).some(({ victims }) => victims.some(({ cell }) => cell === there))
    })
  return ways.length > 0 && ways.every(isLostAfter)
}
