import { square } from '../src/board/square.ts'
import { chameleon, coordinator, immobilizer, king, longLeaper, pincer, withdrawer } from '../src/families/ultima.ts'
import {
  type Ability,
  can,
  compile,
  defineVariant,
  type Game,
  type PieceDefinition,
  removal,
  type VariantDefinition,
} from '../src/game/index.ts'
import { moveId } from '../src/notation/index.ts'
import { kindOf, manOf, seatOf } from '../src/position/man.ts'
import { createMoves, fromOf, type Move, toOf } from '../src/position/move.ts'
import type { Position } from '../src/position/position.ts'
import { displacement } from '../src/rules/captures/displacement.ts'
import { anybody } from '../src/rules/chances/anybody.ts'
import { frozen } from '../src/rules/guards/frozen.ts'
import type { Movement } from '../src/rules/kinds.ts'
import { alternate } from '../src/rules/turns/alternate.ts'
import { checkmate } from '../src/rules/verdicts/checkmate.ts'
import { noMove } from '../src/rules/verdicts/no-move.ts'

type Pieces = VariantDefinition['pieces']

/** A variant to throw away: a small board, two seats unless more are named, whatever else the test is about. */
export function tiny(width: number, height: number, pieces: Pieces, more: Partial<VariantDefinition> = {}): Game {
  return compile(
    defineVariant({
      slug: 'tiny',
      name: 'Tiny',
      by: 'nobody',
      year: 1963,
      family: 'boards',
      board: square(width, height),
      seats: [
        { id: 'white', faces: 'n' },
        { id: 'black', faces: 's' },
      ],
      pieces,
      turns: alternate(),
      setup: Array.from({ length: height }, () => `${width}`).join('/'),
      ends: [checkmate(), noMove.loses()],
      winsOnTime: anybody(),
      ...more,
    }),
  )
}

/** It goes there and takes whom it lands on: what most movements are tried with. */
export const taking = (movement: Movement): Ability => can(movement, displacement())

export const royal: PieceDefinition = { letter: 'K', abilities: [king], worth: 0, royal: true }

/** Every man there is so far, on a board of any size, with freezing and removal. */
export function menagerie(width: number, height: number, more: Partial<VariantDefinition> = {}): Game {
  return tiny(
    width,
    height,
    {
      pawn: { letter: 'P', abilities: [pincer, removal()], worth: 1 },
      coordinator: { letter: 'R', abilities: [coordinator, removal()], worth: 3 },
      leaper: { letter: 'N', abilities: [longLeaper, removal()], worth: 5 },
      chameleon: { letter: 'B', abilities: [...chameleon, removal()], worth: 4 },
      withdrawer: { letter: 'Q', abilities: [withdrawer, removal()], worth: 3 },
      king: royal,
      immobilizer: { letter: 'M', abilities: [immobilizer, removal()], worth: 8 },
    },
    { guards: [frozen({ by: 'immobilizer' }), frozen({ by: 'chameleon', only: ['immobilizer'] })], ...more },
  )
}

/**
 * The position a drawing shows, far rank first, a dot for an empty cell: `K` for the first seat, `k` for the second,
 * `k2` for the third (the seat with the number 2).
 */
export function draw(game: Game, drawing: string, mover = 0): Position {
  const p = game.emptyPosition()
  const rows = drawing.trim().split('\n')
  for (const [down, row] of rows.entries()) {
    for (const [file, token] of (row.match(/[A-Za-z]\d?|\./g) ?? []).entries()) {
      if (token !== '.') p.set(game.board.cellAt(file, rows.length - 1 - down), manCalled(game, token))
    }
  }
  p.set(game.rules.setting.slots.mover, mover)
  p.set(game.rules.setting.slots.number, 1)
  p.forgetHistory()
  return p
}

/** The drawing of a position, for comparing. */
export function drawn(game: Game, p: Position): string {
  const rows = new Map<number, string[]>()
  for (let cell = 0; cell < game.board.size; cell++) {
    const [, rank = 0] = game.board.coordinatesOf(cell)
    rows.set(rank, [...(rows.get(rank) ?? []), nameOf(game, p.cells[cell])])
  }
  return [...rows.entries()]
    .sort(([a], [b]) => b - a)
    .map(([, row]) => row.join(' '))
    .join('\n')
}

/** Where the man on a cell may go, royal safety aside, each with what it takes: `b4 c3xb2,b3`. */
export function reach(game: Game, p: Position, from: string): string {
  const out = createMoves()
  const moves = [...out.subarray(0, game.pseudoLegal(p, out))]
  return moves
    .filter((move) => game.board.names[fromOf(move)] === from)
    .map((move) => `${game.board.names[toOf(move)]}${taken(game, p, move)}`)
    .sort()
    .join(' ')
}

/** Ids of all legal moves, sorted. */
export function legalIds(game: Game, p: Position): string {
  const out = createMoves()
  return [...out.subarray(0, game.legal(p, out))]
    .map((move) => moveId(game, p, move))
    .sort()
    .join(' ')
}

/** The legal move with that id; a test that asks for another is itself wrong. */
export function moveCalled(game: Game, p: Position, id: string): Move {
  const out = createMoves()
  const move = [...out.subarray(0, game.legal(p, out))].find((one) => moveId(game, p, one) === id)
  if (move === undefined) throw new Error(`${id} is not legal in\n${drawn(game, p)}`)
  return move
}

export function cell(game: Game, name: string): number {
  return game.board.cellOf(name)
}

function taken(game: Game, p: Position, move: Move): string {
  const out = createMoves()
  const victims = [...out.subarray(0, game.victimsOf(p, move, out, 0))].map((victim) => game.board.names[victim])
  return victims.length === 0 ? '' : `x${victims.sort().join()}`
}

function manCalled(game: Game, token: string): number {
  const [letter = '', digit] = token
  const kind = game.kinds.find((one) => one.number > 0 && one.letter === letter.toUpperCase())
  if (kind === undefined) throw new Error(`nobody is drawn ${token}`)
  return manOf(kind.number, digit === undefined ? Number(letter !== letter.toUpperCase()) : Number(digit))
}

function nameOf(game: Game, man: number): string {
  if (man === 0) return '.'
  const { letter } = game.kinds[kindOf(man)]
  const seat = seatOf(man)
  return seat === 0 ? letter : `${letter.toLowerCase()}${seat > 1 ? seat : ''}`
}
