import type { Game } from '../../game/game.ts'
import { kindOf } from '../../position/man.ts'
import { createMoves, fromOf, type Move, toOf } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'
import type { Style } from './style.ts'

/**
 * As the server vchess writes: `Rc5` is letter and destination, `Pc2c4` has a pawn's origin too, and a final `X` says
 * that something is taken, not what. A royal man takes where it lands, so it writes `Kxe5`. vchess spells moves of two
 * like men to one cell alike; here the origin is added then, `Nb1d3`.
 */
export const vchess: Style = {
  print(game, p, move) {
    const kind = game.kinds[kindOf(p.cells[fromOf(move)])]
    const to = game.board.names[toOf(move)]
    const takes = game.victimsOf(p, move, createMoves(), 0) > 0
    if (kind.royal) return `${kind.letter}${takes ? 'x' : ''}${to}`
    const from = kind.letter === 'P' || hasRival(game, p, move) ? game.board.names[fromOf(move)] : ''
    return `${kind.letter}${from}${to}${takes ? 'X' : ''}`
  },
  plain(text) {
    const passive = /^(.*\d)\s*[xX]([+#!?\s]*)$/.exec(text)
    if (passive !== null) return { text: `${passive[1]}${passive[2]}`, takes: true }
    return { text, takes: /^k[a-z\d]*x/i.test(text) }
  },
  countsPlies: true,
}

/** Whether another man that looks like the mover may go to the same cell. */
function hasRival(game: Game, p: Position, move: Move): boolean {
  const man = p.cells[fromOf(move)]
  if (p.count[man] < 2) return false
  const out = createMoves()
  return out
    .subarray(0, game.legal(p, out))
    .some((other) => toOf(other) === toOf(move) && fromOf(other) !== fromOf(move) && p.cells[fromOf(other)] === man)
}
