import type { Game } from '../../game/game.ts'
import { kindOf } from '../../position/man.ts'
import { createMoves, fromOf, type Move, toOf } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'
import { actSigns } from '../act-signs.ts'
import { chosenLetter } from '../chosen-letter.ts'
import type { Style } from './style.ts'

/**
 * As the server vchess writes: `Rc5` is letter and destination, `Pc2c4` has a pawn's origin too, and a final `X` says
 * that something is taken, not what. Kings and queens that take where they land write `Kxe5`. Shots and mutual
 * destructions are `c1Sc4` and `d4De5`, and a man taken off by its own side is `d4S`. vchess spells alike moves of two
 * like men to one cell, and swaps and moves, and names only what a pawn becomes; here it is `Nb1d3`, `Wd4<>f4` and
 * `Pb7b8=I`.
 */
export const vchess: Style = {
  print(game, p, move) {
    const { letter, royal } = game.kinds[kindOf(p.cells[fromOf(move)])]
    const [origin, to] = [game.board.names[fromOf(move)], game.board.names[toOf(move)]]
    const { act } = game.abilityOf(p, move)
    if (act === 'removal') return `${origin}S`
    if (act in actSigns) return `${act === 'swap' ? letter : ''}${origin}${actSigns[act]}${to}`
    const takes = game.victimsOf(p, move, createMoves(), 0) > 0
    const from = letter === 'P' || hasRival(game, p, move) ? origin : ''
    if (royal || (takes && letter !== 'P' && p.cells[toOf(move)] !== 0))
      return `${letter}${royal ? '' : from}${takes ? 'x' : ''}${to}`
    const chosen = chosenLetter(game, p, move)
    return `${letter}${from}${to}${chosen === '' ? '' : `=${chosen}`}${takes ? 'X' : ''}`
  },
  plain(text) {
    const removal = /^([A-Za-z]?\s*[a-z]+\d+)\s*S([+#!?\s]*)$/.exec(text)
    if (removal !== null) return { text: `${removal[1]}*${removal[2]}`, takes: false }
    const passive = /^(.*(?:\d|=[A-Za-z]))\s*[xX]([+#!?\s]*)$/.exec(text)
    if (passive !== null) return { text: `${passive[1]}${passive[2]}`, takes: true }
    return { text, takes: /^[a-z][a-z\d]*x/i.test(text) }
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
