import { describeMove } from '../../ask/victims.ts'
import { createMoves, fromOf, toOf } from '../../position/move.ts'
import { movesIn } from './scene.ts'
import type { Step, StudiedLine } from './studied-line.ts'
import type { Theme } from './theme.ts'

/** A man becomes another. */
export const promotion: Theme = {
  key: 'promotion',
  tells: 'telling',
  appliesTo: ({ hasPromotion }) => hasPromotion,
  isIn: ({ own }) => own.some(({ told }) => told.becomes !== undefined),
}

/** A man becomes less than it could, or stays what it is where it could become something better. */
export const underpromotion: Theme = {
  key: 'underpromotion',
  tells: 'obvious',
  appliesTo: ({ hasPromotion }) => hasPromotion,
  isIn: (line) => line.own.some((step) => isLessThanOffered(line, step)),
}

function isLessThanOffered({ game }: StudiedLine, { before, move, told }: Step): boolean {
  if (told.act !== 'move') return false
  const { p } = before
  const worthOf = (name: string | undefined) => game.kinds.find((kind) => kind.name === name)?.worth ?? 0
  const out = createMoves()
  const n = game.legal(p, out)
  return movesIn(out, n)
    .filter((other) => fromOf(other) === fromOf(move) && toOf(other) === toOf(move))
    .map((other) => describeMove(game, p, other))
    .some(({ becomes }) => becomes !== undefined && worthOf(becomes) > worthOf(told.becomes ?? told.kind))
}
