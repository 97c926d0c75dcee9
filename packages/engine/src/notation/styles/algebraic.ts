import type { Game } from '../../game/game.ts'
import { kindOf } from '../../position/man.ts'
import { argumentOf, createMoves, fromOf, type Move, toOf } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'
import { chosenLetter } from '../chosen-letter.ts'
import { letterInMoves } from '../letters.ts'
import { castlesMeant } from './castles.ts'
import type { Style } from './style.ts'

/**
 * As chess players write: `Nf3`, `exd5`, `Nbd2`, `e8=Q`, `O-O`, `N@f3`. A pawn has no letter, and its file when it takes;
 * of others so much of the origin is added as tells them from men of the same letter that could go there too. Signs for
 * check and mate are for those to add who know what comes after.
 */
export const algebraic: Style = {
  print(game, p, move) {
    const { act, argument, suffix } = game.abilityOf(p, move)
    if (act === 'castling') return argumentOf(move) === 1 ? 'O-O' : 'O-O-O'
    const to = game.board.names[toOf(move)]
    const chosen = argument === 'kind' && argumentOf(move) !== 0 ? letterInMoves(game, argumentOf(move)) : ''
    if (act === 'drop') return `${chosen}@${to}`
    if (act === 'removal') return `${game.board.names[fromOf(move)]}*`
    const letter = letterOfMover(game, p, move)
    const takes = game.victimsOf(p, move, createMoves(), 0) > 0
    const becomes = chosen === '' ? '' : `=${chosen}`
    return `${letter}${originOf(game, p, move, takes)}${takes ? 'x' : ''}${to}${becomes}${suffix}`
  },

  read(game, p, text, legal) {
    const castles = castlesMeant(game, p, text, legal)
    if (castles !== undefined) return castles
    const match = shape.exec(bare(text))
    if (match === null) return []
    const [, letter = '', origin = '', takes, to, becomes = '', suffix] = match
    const fits = legal.filter((move) => {
      const ability = game.abilityOf(p, move)
      if (ability.act === 'drop' || ability.act === 'castling' || ability.act === 'removal') return false
      if (game.board.names[toOf(move)] !== to || letterOfMover(game, p, move) !== letter) return false
      if (ability.suffix !== suffix) return false
      if (takes !== '' && game.victimsOf(p, move, createMoves(), 0) === 0) return false
      const from = game.board.names[fromOf(move)]
      return origin === '' || from === origin || from.startsWith(origin) || from.replace(/^[a-z]+/, '') === origin
    })
    const become = fits.filter((move) => chosenLetter(game, p, move) === becomes)
    // Who must become another, and only one, need not be told what.
    return become.length === 0 && becomes === '' ? fits : become
  },

  plain: (text) => ({ text, takes: false }),
  countsPlies: false,
}

/** Letter, what is said of the origin, the sign of taking, destination, what it becomes, how else it is told apart. */
const shape = /^([A-Z])?((?:[a-z]+?)?\d*?)(x?)([a-z]\d+)(?:=?([A-Z]))?([a-z]*)$/

const bare = (text: string): string => text.trim().replace(/(?:\s*e\.?p\.?)?[+#!?\s]*$/, '')

/** Nothing for a pawn. */
function letterOfMover(game: Game, p: Position, move: Move): string {
  const letter = letterInMoves(game, kindOf(p.cells[fromOf(move)]))
  return letter === 'P' ? '' : letter
}

/** As much of the origin as it takes: nothing, file, rank, or both. */
function originOf(game: Game, p: Position, move: Move, takes: boolean): string {
  const name = game.board.names[fromOf(move)]
  const [file = ''] = /^[a-z]+/.exec(name) ?? []
  const letter = letterOfMover(game, p, move)
  const rivals = rivalsOf(game, p, move).map((cell) => game.board.names[cell])
  if (rivals.length === 0) return letter === '' && takes ? file : ''
  if (!rivals.some((rival) => rival.startsWith(file))) return file
  const rank = name.slice(file.length)
  return letter !== '' && !rivals.some((rival) => rival.replace(/^[a-z]+/, '') === rank) ? rank : name
}

/** Cells of other men written with the same letter that may go to the same cell. */
function rivalsOf(game: Game, p: Position, move: Move): number[] {
  const out = createMoves()
  const letter = letterOfMover(game, p, move)
  return Array.from(out.subarray(0, game.legal(p, out))).flatMap((other) => {
    if (toOf(other) !== toOf(move) || fromOf(other) === fromOf(move) || p.cells[fromOf(other)] === 0) return []
    return letterOfMover(game, p, other) === letter ? [fromOf(other)] : []
  })
}
