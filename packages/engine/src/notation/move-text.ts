import type { Game } from '../game/game.ts'
import { kindOf } from '../position/man.ts'
import { argumentOf, createMoves, fromOf, type Move, RESIGNATION, toOf } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { actOfSign } from './act-signs.ts'
import { chosenLetter } from './chosen-letter.ts'
import { letterInMoves } from './letters.ts'
import { plainChoice } from './plain-choice.ts'
import type { Fault, MoveFault, Read } from './read.ts'
import { styleOf } from './styles/style-of.ts'
import { victimNames } from './victim-names.ts'

/**
 * As programs write it, before it is made: both cells, `d2d6`; a kind chosen after them, `a7a8q`; taking off one's own
 * man names its cell twice, `d4d4`; a man put on the board is `N@f3`. Every legal move has an id of its own.
 */
export function moveId(game: Game, p: Position, move: Move): string {
  if (move === RESIGNATION) return resignationWord
  const { act, suffix } = game.abilityOf(p, move)
  const to = game.board.names[toOf(move)]
  const chosen = chosenLetter(game, p, move)
  if (act === 'drop') return `${chosen}@${to}`
  // Where all a man can become is its own better self, a plus says it.
  return `${game.board.names[fromOf(move)]}${to}${chosen.startsWith('+') ? '+' : chosen.toLowerCase()}${suffix}`
}

/** As people write it, before it is made, in the style the variant names: `Bd2-d6 xc6,d1`, or `Bd6X`. */
export const printMove = (game: Game, p: Position, move: Move): string =>
  move === RESIGNATION ? resignationWord : styleOf(game).print(game, p, move)

/** Giving up where others play on, as PGN4 writes it in the place of a move. */
export const resignationWord = 'R'

/**
 * The legal move a text means. Every spelling with one legal meaning is read: `d2d6`, `Bd2-d6`, `Bd6`, `d6`,
 * with or without its victims; a spelling with none or several is a fault.
 */
export function readMove(game: Game, p: Position, text: string): Read<Move, MoveFault> {
  const legal = createMoves()
  return readMoveAmong(game, p, text, legal, game.legal(p, legal))
}

/** The move whose id the text is. Whole games are read by ids, so ids are only written out for moves from the right cell. */
function exactly(game: Game, p: Position, text: string, legal: Int32Array, n: number): Move | undefined {
  const isDrop = text.includes('@')
  for (let i = 0; i < n; i++) {
    if (!isDrop && !text.startsWith(game.board.names[fromOf(legal[i])])) continue
    if (moveId(game, p, legal[i]) === text) return legal[i]
  }
  return undefined
}

/** As `readMove`, when the legal moves are at hand. */
export function readMoveAmong(
  game: Game,
  p: Position,
  text: string,
  legal: Int32Array,
  n: number,
): Read<Move, MoveFault> {
  if (text === resignationWord && game.mayResign(p)) return { ok: true, value: RESIGNATION }
  const exact = exactly(game, p, text, legal, n)
  if (exact !== undefined) return { ok: true, value: exact }
  const moves = Array.from(legal.subarray(0, n))
  const plain = plainChoice(text)
  const own = styleOf(game).read?.(game, p, plain, moves) ?? []
  if (own.length === 1) return { ok: true, value: own[0] }
  const spellings = spell(game, plain)
  if (own.length === 0 && spellings.length === 0) return bad('badMove', { text })
  const fitting = (isNamed: Named) =>
    moves.filter((move) => spellings.some((spelling) => matches(game, p, move, spelling, isNamed)))
  // A cell's whole name is meant before the short one that its twin shares with it.
  const whole = own.length > 0 ? own : fitting((cell, name) => game.board.names[cell] === name)
  const fits = whole.length > 0 ? whole : fitting((cell, name) => game.board.isCalled(cell, name))
  const [only, ...others] = plainest(game, p, fits)
  if (only !== undefined && others.length === 0) return { ok: true, value: only }
  return only === undefined
    ? bad('illegalMove', { text })
    : bad('ambiguousMove', { text, moves: fits.map((move) => moveId(game, p, move)) })
}

/** Where one man may go to a cell with or without becoming another, a text that names no kind means it stays what it is. */
function plainest(game: Game, p: Position, fits: readonly Move[]): readonly Move[] {
  const isOneMan = fits.every((move) => fromOf(move) === fromOf(fits[0]))
  const unchanged = fits.filter((move) => game.abilityOf(p, move).argument === 'kind' && argumentOf(move) === 0)
  return isOneMan && unchanged.length === 1 ? unchanged : fits
}

/** Origin and destination named in a text, as far as it names them: for saying why a move is refused. */
export function cellsNamed(game: Game, text: string): readonly number[] {
  const [spelling] = spell(game, text)
  return spelling === undefined
    ? []
    : [spelling.from, spelling.to].flatMap((name) => (name === undefined ? [] : [game.board.cellOf(name)]))
}

/** The man a text would drop and where, if it is a drop: for saying why it is refused. */
export function dropNamed(game: Game, text: string): { readonly letter: string; readonly to: number } | undefined {
  const [spelling] = spell(game, text)
  if (spelling?.isDrop !== true || spelling.letter === undefined) return undefined
  return { letter: spelling.letter, to: game.board.cellOf(spelling.to) }
}

interface Spelling {
  readonly letter: string | undefined
  readonly from: string | undefined
  readonly to: string
  readonly isRemoval: boolean
  /** Whether the man comes from a hand: `letter` is then its kind's, a pawn's where there is none. */
  readonly isDrop: boolean
  /** What it does there instead of going there, where a sign says so. */
  readonly act: string | undefined
  /** Letter of the kind it becomes. */
  readonly becomes: string | undefined
  readonly victims: readonly string[] | undefined
  /** Whether it says that something is taken. */
  readonly takes: boolean
}

const bad = (reason: MoveFault, params: Fault['params']): { ok: false; fault: Fault<MoveFault> } => ({
  ok: false,
  fault: { reason, params },
})

// A capital before file and rank is the level of a board that has several: `Bd6` may be a cell, or a bishop's way to d6.
const cell = '[A-Z]?[a-z]+\\d+'
const letters = ['(\\+?[A-Za-z])', '()']
const mark = '\\s*[+#!?]*$'
const victims = `(?:\\s*x\\s*(${cell}(?:\\s*,\\s*${cell})*))?`
const becomes = '(?:\\s*=\\s*(\\+?[A-Za-z]))?'
const shapes = [`(${cell})\\s*[-–x:]?\\s*`, '()[-–x:]?\\s*'].flatMap((origin) =>
  letters.map((letter) => new RegExp(`^${letter}\\s*${origin}(${cell})${becomes}${victims}${mark}`)),
)
const removals = letters.map((letter) => new RegExp(`^${letter}\\s*(${cell})\\s*\\*${mark}`))
const drops = letters.map((letter) => new RegExp(`^${letter}\\s*[@*]\\s*(${cell})${mark}`))
const signed = letters.map(
  (letter) => new RegExp(`^${letter}\\s*(${cell})\\s*(<>|[A-Z])\\s*(${cell})${victims}${mark}`),
)
/** As `moveId` has it where a letter follows the cells; read here too, so that a refusal knows which cells it is about. */
const lettered = letters.map((letter) => new RegExp(`^${letter}(${cell})(${cell})([a-z])$`))

const unsaid = {
  from: undefined,
  isRemoval: false,
  isDrop: false,
  act: undefined,
  becomes: undefined,
  victims: undefined,
}

/** The ways a text can be taken: `Bd6xc6` may go from d6 to c6 or go to d6 and take c6. */
function spell(game: Game, text: string): Spelling[] {
  const { text: trimmed, takes } = styleOf(game).plain(text.trim())
  const nothing = { ...unsaid, takes }
  const off = removals.flatMap((shape): Spelling[] => {
    const [, letter, from] = shape.exec(trimmed) ?? []
    return from === undefined ? [] : [{ ...nothing, letter: letterRead(letter), from, to: from, isRemoval: true }]
  })
  if (off.length > 0) return off.filter(isOn(game))
  const put = drops.flatMap((shape): Spelling[] => {
    const [, letter, to] = shape.exec(trimmed) ?? []
    return to === undefined ? [] : [{ ...nothing, letter: letterRead(letter) ?? 'P', to, isDrop: true }]
  })
  if (put.length > 0) return put.filter(isOn(game))
  const doing = signed.flatMap((shape): Spelling[] => {
    const [, letter, from, sign = '', to, taken] = shape.exec(trimmed) ?? []
    const act = actOfSign(sign)
    if (from === undefined || to === undefined || act === undefined) return []
    return [{ ...nothing, letter: letterRead(letter), from, to, act, victims: victimsNamed(taken) }]
  })
  const done = doing.filter(isOn(game))
  if (done.length > 0) return done
  return [...shapes, ...lettered].flatMap((shape): Spelling[] => {
    const match = shape.exec(trimmed)
    if (match === null) return []
    const [, letter, from, to = '', becomes, taken] = match
    const spelling = { ...nothing, letter: letterRead(letter), from: from || undefined, to }
    const said = { isRemoval: from === to, becomes: becomes?.toUpperCase(), victims: victimsNamed(taken) }
    return [{ ...spelling, ...said }].filter(isOn(game))
  })
}

const letterRead = (letter: string | undefined): string | undefined => letter?.toUpperCase() || undefined

const isOn =
  (game: Game) =>
  ({ from, to }: Spelling): boolean =>
    game.board.cellOf(to) >= 0 && (from === undefined || game.board.cellOf(from) >= 0)

const victimsNamed = (taken: string | undefined): string[] | undefined =>
  taken
    ?.split(',')
    .map((name) => name.trim())
    .sort()

const letterChosen = (game: Game, p: Position, move: Move): string => chosenLetter(game, p, move).toUpperCase()

type Named = (cell: number, name: string) => boolean

function matches(game: Game, p: Position, move: Move, spelling: Spelling, isNamed: Named): boolean {
  const { letter, from, to, isRemoval, isDrop, becomes, victims, takes } = spelling
  const { act, movement } = game.abilityOf(p, move)
  const goals = [toOf(move), ...(movement.alsoTo?.(p, move) ?? [])]
  if (!goals.some((goal) => isNamed(goal, to)) || isDrop !== (act === 'drop')) return false
  if (isDrop) return letter === letterChosen(game, p, move)
  if (from !== undefined && !isNamed(fromOf(move), from)) return false
  if (isRemoval !== (act === 'removal')) return false
  if (spelling.act !== undefined && spelling.act !== act) return false
  if (letter !== undefined && letterInMoves(game, kindOf(p.cells[fromOf(move)])).toUpperCase() !== letter) return false
  if (becomes !== undefined && becomes !== letterChosen(game, p, move)) return false
  if (victims === undefined && !takes) return true
  const taken = victimNames(game, p, move)
  return victims === undefined ? taken.length > 0 : victims.join() === taken.join()
}
