import { OFF, type RowPlan } from '../board/topology.ts'
import type { Game } from '../game/game.ts'
import { kindOf, manOf, NEUTRAL_TAG, seatOf, VEILED } from '../position/man.ts'
import type { Position } from '../position/position.ts'
import { calledSeat } from '../rules/called.ts'
import type { PositionFault } from '../rules/position-fault.ts'
import { checkDueSeat } from './due-seat.ts'
import { printHands, readHands, splitHands } from './hands-text.ts'
import { placeLettered, printLettered } from './lettered-rows.ts'
import type { Fault, Read } from './read.ts'
import { fieldsOfSfen } from './sfen.ts'
import { styleOf } from './styles/style-of.ts'

/**
 * Position text (FEN): rows as the board tells them, mostly from the far rank down, runs of empty cells as numbers; side
 * to move, with the number of the step of its turn unless that is the first; the variant's fields (rights to castle, the
 * cell passed), or two places nobody uses (`-`); steps since the last irreversible one; number of the full move. All
 * after the side may be missing, and where more than two play, as FEN4 has it, also the side: the first then.
 *
 * A board of several sheets (levels, twin boards) has `//` between them, and empty sheets at the end may be missing: a
 * position of chess is one of twin boards of which the second is empty. On hexes a row is a rank, which bends at the
 * middle file; on rings it is a ring from the innermost out, its files in order; of levels the highest comes first.
 */
export function parsePosition(game: Game, text: string): Read<Position, PositionFault> {
  const fields = fieldsOf(game, text)
  const [rows = '', side = '', ...rest] = fields
  const p = game.emptyPosition()
  const place = isForMany(game) ? placeLettered : placeMen
  const fault =
    place(game, p, rows) ??
    checkRoyals(game, p) ??
    checkStanding(game, p) ??
    setSide(game, p, side) ??
    setState(game, p, rest) ??
    checkDueSeat(game, p)
  if (fault !== undefined) return { ok: false, fault }
  p.forgetHistory()
  // Where several play against one, another's move may expose a king, and then it can be taken indeed.
  for (const [seat, plan] of game.variant.seats.entries()) {
    if (isForMany(game) || seat === p.mover || !game.isInCheck(p, seat)) continue
    const kind = game.kinds.find(({ guarded }) => guarded)?.name ?? ''
    return bad('royalCapturable', { seat: calledSeat(plan), kind })
  }
  return { ok: true, value: p }
}

/** A game with hands and nothing else to remember is also read in the order of SFEN. */
function fieldsOf(game: Game, text: string): readonly string[] {
  const fields = text.trim().split(/\s+/)
  const { rules, variant } = game
  if (rules.setting.hands === undefined || rules.fields.length > 0) return fields
  const sides = variant.seats.map((_, seat) => sideLetter(game, seat))
  return fieldsOfSfen(fields, sides) ?? fields
}

/** The greatest count that is read, and so also that is written: what a text says can always be read again. */
const mostCounted = 9_999_999

/** The position as text, all fields. */
export function printPosition(game: Game, p: Position): string {
  const slots = game.rules.setting.slots
  const sheets = isForMany(game)
    ? [printLettered(game, p)]
    : game.board.sheets.map((rows) => rows.map(({ cells }) => printRow(game, p, cells)).join('/'))
  const count = (slot: number) => Math.min(p.cells[slot], mostCounted)
  const { fields } = game.rules
  const state = fields.length === 0 ? unusedFields : fields.map((field) => field.print(p)).join(' ')
  return `${sheets.join('//')}${printHands(game, p)} ${printSide(game, p)} ${state} ${count(slots.quiet)} ${count(slots.number)}`
}

/** Position text without its counters: what tells positions apart. */
export const printPlacement = (game: Game, p: Position): string =>
  printPosition(game, p)
    .split(' ')
    .slice(0, 2 + game.rules.fields.length)
    .join(' ')

/** The variant's start. */
export function startPosition(game: Game): Position {
  const { setup } = game.variant
  const read = parsePosition(game, setup.includes(' ') ? setup : `${setup} ${sideLetter(game, 0)}`)
  if (!read.ok) throw new Error(`${game.variant.slug}: its own start is not a position: ${read.fault.reason}`)
  return read.value
}

/** Letter of a man in position text: upper case for the first seat. */
export function letterOf(game: Game, man: number): string {
  if (man === VEILED) return '?'
  const { letter } = game.kinds[kindOf(man)]
  return seatOf(man) === 0 || game.kinds[kindOf(man)].neutral ? letter : letter.toLowerCase()
}

/** More than two seats: letters alone no longer tell whose a man is, and one may be out while others play on. */
const isForMany = (game: Game): boolean => game.variant.seats.length > 2

const unusedFields = '- -'

const sideLetter = (game: Game, seat: number): string => game.variant.seats[seat].id[0] ?? ''

/** Whose turn it is, and at which step of it when not the first: `w`, `w2`. */
function printSide(game: Game, p: Position): string {
  const stage = p.cells[game.rules.setting.slots.stage]
  return `${sideLetter(game, p.mover)}${stage > 0 ? stage + 1 : ''}`
}

const bad = (reason: PositionFault, params: Fault['params'] = {}): { ok: false; fault: Fault<PositionFault> } => ({
  ok: false,
  fault: { reason, params },
})
const fault = (reason: PositionFault, params: Fault['params'] = {}): Fault<PositionFault> => ({ reason, params })

function printRow(game: Game, p: Position, cells: readonly number[]): string {
  let row = ''
  let empties = 0
  for (const cell of cells) {
    if (p.cells[cell] === 0) {
      empties++
      continue
    }
    row += `${empties > 0 ? empties : ''}${letterOf(game, p.cells[cell])}`
    empties = 0
  }
  return `${row}${empties > 0 ? empties : ''}`
}

function placeMen(game: Game, p: Position, text: string): Fault<PositionFault> | undefined {
  const { sheets } = game.board
  const { hands } = game.rules.setting
  const split = hands === undefined ? { rows: text, hands: undefined } : splitHands(text, sheets.flat().length)
  const wrong = readHands(game, p, split.hands ?? '')
  if (wrong !== undefined) return wrong
  const found = sheets.length > 1 ? split.rows.split('//') : [split.rows]
  if (found.length > sheets.length)
    return fault('rowCount', { found: `${split.rows.split(/\/+/).length}`, wanted: `${sheets.flat().length}` })
  for (const [index, sheet] of found.entries()) {
    const wrong = placeSheet(game, p, sheet.split('/'), sheets[index])
    if (wrong !== undefined) return wrong
  }
  return undefined
}

function placeSheet(
  game: Game,
  p: Position,
  rows: readonly string[],
  wanted: readonly RowPlan[],
): Fault<PositionFault> | undefined {
  if (rows.length !== wanted.length) return fault('rowCount', { found: `${rows.length}`, wanted: `${wanted.length}` })
  for (const [index, row] of rows.entries()) {
    const { name, cells } = wanted[index]
    let file = 0
    for (const token of row.match(/\d+|\+?[^\d+]~?|./gu) ?? []) {
      if (/^\d+$/.test(token)) {
        file += Number(token)
        continue
      }
      const man = manOfLetter(game, token)
      if (man === undefined) return fault('badLetter', { letter: token, row: name })
      if (file < cells.length) p.set(cells[file], man)
      file++
    }
    if (file !== cells.length) return fault('rowLength', { row: name, found: `${file}`, wanted: `${cells.length}` })
  }
  return undefined
}

function manOfLetter(game: Game, letter: string): number | undefined {
  const kind = game.kinds.find((one) => one.number > 0 && one.letter.toUpperCase() === letter.toUpperCase())
  if (kind === undefined) return undefined
  if (kind.neutral) return manOf(kind.number, NEUTRAL_TAG - 1)
  return manOf(kind.number, letter === letter.toUpperCase() ? 0 : 1)
}

function checkRoyals(game: Game, p: Position): Fault<PositionFault> | undefined {
  for (const kind of game.kinds) {
    const alike = kind.neutral ? p.count[manOf(kind.number, NEUTRAL_TAG - 1)] : 0
    if (alike > 1) return fault('tooManyNeutral', { kind: kind.name, found: `${alike}` })
    const counts = game.variant.seats.map((_, seat) => p.count[manOf(kind.number, seat)])
    const isPrize = game.rules.verdicts.some(({ prize }) => prize === kind.number)
    if (isPrize && counts.every((count) => count === 0))
      return fault('noKing', { seat: calledSeat(game.variant.seats[0]), kind: kind.name })
    if (!kind.royal) continue
    // Where a royal man may be taken, a board without it is a game that is over; without any it is none.
    const mayBeMissing = !kind.guarded && counts.some((count) => count > 0)
    for (const [seat, plan] of game.variant.seats.entries()) {
      const whose = { seat: calledSeat(plan), kind: kind.name }
      const found = counts[seat]
      // Where a step can take royal men away, a position without one is a game's end.
      if (found === 0 && !mayBeMissing && !isForMany(game) && game.rules.peril === undefined)
        return fault('noKing', whose)
      if (found > 1) return fault('tooManyKings', { ...whose, found: `${found}` })
    }
  }
  return undefined
}

function checkStanding(game: Game, p: Position): Fault<PositionFault> | undefined {
  const cell = game.rules.standing.misplaced(p)
  if (cell === undefined) return undefined
  const man = p.cells[cell]
  const seat = calledSeat(game.variant.seats[seatOf(man)])
  return fault('misplaced', { seat, kind: game.kinds[kindOf(man)].name, cell: game.board.names[cell] })
}

function setSide(game: Game, p: Position, side: string): Fault<PositionFault> | undefined {
  const { slots, steps } = game.rules.setting
  if (side === '' && isForMany(game)) return undefined
  const [, letter, step = '1'] = /^(\D*)([1-9]?)$/.exec(side)?.map((part) => part || undefined) ?? []
  const seat = game.variant.seats.findIndex((_, index) => sideLetter(game, index) === letter)
  if (seat < 0 || Number(step) > steps.length)
    return fault('badSide', { found: side, wanted: game.variant.seats.map((_, index) => sideLetter(game, index)) })
  p.set(slots.mover, seat)
  p.set(slots.stage, Number(step) - 1)
  return undefined
}

/** The counters, then the variant's own fields as far as they are there: a field may say what is counted. */
function setState(game: Game, p: Position, rest: readonly string[]): Fault<PositionFault> | undefined {
  const { fields } = game.rules
  const fault = setCounters(game, p, rest.slice(fields.length))
  if (fault !== undefined) return fault
  for (const [index, field] of fields.entries()) {
    const text = rest[index]
    if (text === undefined) break
    const fault = field.read(p, text)
    if (fault !== undefined) return fault
  }
  return undefined
}

function setCounters(game: Game, p: Position, rest: readonly string[]): Fault<PositionFault> | undefined {
  const slots = game.rules.setting.slots
  // `w 0 1` and `w - - 0 1` are both met in the wild: dashes hold places for state that does not exist here.
  const counters = rest.filter((field) => field !== '-')
  if (counters.length > 2 || rest.length > 4) return fault('extraFields', { found: rest })
  const [quiet = '0', number = '1'] = counters
  for (const field of [quiet, number]) {
    if (!/^\d{1,7}$/.test(field)) return fault('badCounter', { found: field })
  }
  // `w 7` alone is where styles differ: to some it says that seven plies have been played.
  if (styleOf(game).countsPlies && rest.length === 1 && counters.length === 1) {
    p.set(slots.number, 1 + Math.floor(Number(quiet) / game.variant.seats.length))
    return undefined
  }
  p.set(slots.quiet, Number(quiet))
  p.set(slots.number, Math.max(1, Number(number)))
  return undefined
}

/** The cell of that name, or undefined. */
export function cellNamed(game: Game, name: string): number | undefined {
  const cell = game.board.cellOf(name)
  return cell === OFF ? undefined : cell
}
