import type { Game } from '../game/game.ts'
import { kindOf } from '../position/man.ts'
import { createMoves, fromOf, type Move, toOf } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Fault, Read } from './read.ts'

/** As programs write a move: both cells, `d2d6`; taking off one's own man names its cell twice, `d4d4`. */
export function moveId(game: Game, move: Move): string {
  return game.board.names[fromOf(move)] + game.board.names[toOf(move)]
}

/** As people write it, before it is made: `Bd2-d6 xc6,d1`, victims in the order of their names; removal `d4*`. */
export function printMove(game: Game, p: Position, move: Move): string {
  const from = game.board.names[fromOf(move)]
  if (game.abilityOf(p, move).act === 'removal') return `${from}*`
  const { letter } = game.kinds[kindOf(p.cells[fromOf(move)])]
  const victims = victimNames(game, p, move)
  return `${letter}${from}-${game.board.names[toOf(move)]}${victims.length > 0 ? ` x${victims.join(',')}` : ''}`
}

/**
 * The legal move a text means. Every spelling with one legal meaning is read: `d2d6`, `Bd2-d6`, `Bd6`, `d6`,
 * with or without its victims; a spelling with none or several is a fault.
 */
export function readMove(game: Game, p: Position, text: string): Read<Move> {
  const legal = createMoves()
  return readMoveAmong(game, p, text, legal, game.legal(p, legal))
}

/** As `readMove`, when the legal moves are at hand. */
export function readMoveAmong(game: Game, p: Position, text: string, legal: Int32Array, n: number): Read<Move> {
  const spellings = spell(game, text)
  if (spellings.length === 0) return bad('badMove', { text })
  const fits = Array.from(legal.subarray(0, n)).filter((move) =>
    spellings.some((spelling) => matches(game, p, move, spelling)),
  )
  const [only] = fits
  if (only !== undefined && fits.length === 1) return { ok: true, value: only }
  return only === undefined
    ? bad('illegalMove', { text })
    : bad('ambiguousMove', { text, moves: fits.map((move) => moveId(game, move)) })
}

/** Origin and destination named in a text, as far as it names them: for saying why a move is refused. */
export function cellsNamed(game: Game, text: string): readonly number[] {
  const [spelling] = spell(game, text)
  return spelling === undefined
    ? []
    : [spelling.from, spelling.to].flatMap((name) => (name === undefined ? [] : [game.board.cellOf(name)]))
}

interface Spelling {
  readonly letter: string | undefined
  readonly from: string | undefined
  readonly to: string
  readonly isRemoval: boolean
  readonly victims: readonly string[] | undefined
}

const bad = (reason: string, params: Fault['params']): { ok: false; fault: Fault } => ({
  ok: false,
  fault: { reason, params },
})

const cell = '[a-z]+\\d+'
const letter = '([A-Za-z])?'
const mark = '\\s*[+#!?]*$'
const victims = `(?:\\s*x\\s*(${cell}(?:\\s*,\\s*${cell})*))?`
const full = new RegExp(`^${letter}\\s*(${cell})\\s*[-–x:]?\\s*(${cell})${victims}${mark}`)
const short = new RegExp(`^${letter}\\s*()[-–x:]?\\s*(${cell})${victims}${mark}`)
const removal = new RegExp(`^${letter}\\s*(${cell})\\s*\\*${mark}`)

/** The ways a text can be taken: `Bd6xc6` may go from d6 to c6 or go to d6 and take c6. */
function spell(game: Game, text: string): Spelling[] {
  const trimmed = text.trim()
  const off = removal.exec(trimmed)
  if (off !== null) {
    const [, letter, from = ''] = off
    return [{ letter: letter?.toUpperCase(), from, to: from, isRemoval: true, victims: undefined }].filter(isOn(game))
  }
  return [full, short].flatMap((shape): Spelling[] => {
    const match = shape.exec(trimmed)
    if (match === null) return []
    const [, letter, from, to = '', taken] = match
    const victims = taken
      ?.split(',')
      .map((name) => name.trim())
      .sort()
    return [{ letter: letter?.toUpperCase(), from: from || undefined, to, isRemoval: from === to, victims }].filter(
      isOn(game),
    )
  })
}

const isOn =
  (game: Game) =>
  ({ from, to }: Spelling): boolean =>
    game.board.cellOf(to) >= 0 && (from === undefined || game.board.cellOf(from) >= 0)

function matches(game: Game, p: Position, move: Move, { letter, from, to, isRemoval, victims }: Spelling): boolean {
  if (game.board.names[toOf(move)] !== to) return false
  const origin = game.board.names[fromOf(move)]
  if (from !== undefined && origin !== from) return false
  if (isRemoval !== (game.abilityOf(p, move).act === 'removal')) return false
  if (letter !== undefined && game.kinds[kindOf(p.cells[fromOf(move)])].letter !== letter) return false
  return victims === undefined || victims.join() === victimNames(game, p, move).join()
}

function victimNames(game: Game, p: Position, move: Move): string[] {
  const out = createMoves()
  const n = game.victimsOf(p, move, out, 0)
  return Array.from(out.subarray(0, n), (cell) => game.board.names[cell]).sort()
}
