import type { Line, MoveId } from '../../ask/answers.ts'
import { openLine } from '../../ask/open.ts'
import type { Game } from '../../game/game.ts'
import { moveId, readMove } from '../../notation/move-text.ts'
import type { Read } from '../../notation/read.ts'
import { printTurn, readTurn } from '../../notation/turn-text.ts'
import { createMoves, type Move } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'
import { answered } from '../complaint.ts'
import { type Castling, castlingWords } from './castling-words.ts'

/** A turn as the protocol writes it: a word, with commas between its steps where there are several. */
export interface TurnWord {
  readonly word: string
  /** Whether the turn ends with it. */
  readonly isWhole: boolean
}

/** The turns a sequence of steps makes up, from the end of a line on. */
export function turnWords(game: Game, line: Line, ids: readonly MoveId[], castling: Castling): TurnWord[] {
  const p = answered(openLine(game, line))
  const turns: TurnWord[] = []
  let steps: Move[] = []
  for (const [index, id] of ids.entries()) {
    const step = readMove(game, p, id)
    if (!step.ok) break
    const seat = p.mover
    game.make(p, step.value)
    steps.push(step.value)
    const isWhole = p.mover !== seat
    if (!isWhole && index + 1 < ids.length) continue
    for (const _ of steps) p.unmake()
    turns.push({ word: turnWord(game, p, steps, castling), isWhole })
    for (const move of steps) game.make(p, move)
    steps = []
  }
  return turns
}

/** Castling in the way asked for, unless that is how another move is written. */
function turnWord(game: Game, p: Position, steps: readonly Move[], castling: Castling): string {
  const [only] = steps
  const word = steps.length === 1 && only !== undefined ? castlingWords(game, p, only)?.[castling] : undefined
  return word === undefined || legalMoves(game, p).some((move) => moveId(game, p, move) === word)
    ? printTurn(game, p, steps)
    : word
}

/** The steps a word means, each an id; they are made. */
export function makeTurn(game: Game, p: Position, word: string): Read<MoveId[]> {
  const read = readTurn(game, p, word)
  const steps = read.ok ? read.value : castlingMeant(game, p, word)
  if (!read.ok && steps.length === 0) return read
  const ids = steps.map((move) => {
    const id = moveId(game, p, move)
    game.make(p, move)
    return id
  })
  return { ok: true, value: ids }
}

/** The castling move written so in one way or the other, if it is one only. */
function castlingMeant(game: Game, p: Position, word: string): readonly Move[] {
  const meant = legalMoves(game, p).filter((move) => Object.values(castlingWords(game, p, move) ?? {}).includes(word))
  return meant.length === 1 ? meant : []
}

function legalMoves(game: Game, p: Position): Move[] {
  const out = createMoves()
  const n = game.legal(p, out)
  return Array.from(out.subarray(0, n))
}
