import type { Game } from '../game/game.ts'
import { createMoves, fromOf, type Move, toOf } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { moveId, readMoveAmong } from './move-text.ts'
import type { Read } from './read.ts'

/**
 * A whole turn as programs write it, before it is made: the ids of its steps with commas between. An act of the seat
 * that follows a man's step names the cell where that man now stands and the cell it is about, as Fairy-Stockfish has
 * it: `e2e4,e4d5` is e2–e4 and then the duck to d5.
 */
export function printTurn(game: Game, p: Position, steps: readonly Move[]): string {
  const words = steps.map((move, step) => {
    const isAct = p.cells[fromOf(move)] === 0
    const word =
      isAct && step > 0
        ? `${game.board.names[toOf(steps[step - 1])]}${game.board.names[toOf(move)]}`
        : moveId(game, p, move)
    game.make(p, move)
    return word
  })
  for (const _ of steps) p.unmake()
  return words.join(',')
}

/** The legal steps a text means, its seat's turn or the beginning of it; the position stands as it did. */
export function readTurn(game: Game, p: Position, text: string): Read<readonly Move[]> {
  const steps: Move[] = []
  const read = readSteps(game, p, text.split(','), steps)
  for (const _ of steps) p.unmake()
  return read
}

function readSteps(game: Game, p: Position, words: readonly string[], steps: Move[]): Read<readonly Move[]> {
  const seat = p.mover
  const legal = createMoves()
  for (const word of words) {
    if (p.mover !== seat) return { ok: false, fault: { reason: 'turnOver', params: { text: word } } }
    const n = game.legal(p, legal)
    const last = steps.at(-1)
    const before = last === undefined ? '' : game.board.names[toOf(last)]
    const act = legal
      .subarray(0, n)
      .find((move) => p.cells[fromOf(move)] === 0 && word === `${before}${game.board.names[toOf(move)]}`)
    const move = act === undefined ? readMoveAmong(game, p, word, legal, n) : { ok: true as const, value: act }
    if (!move.ok) return move
    game.make(p, move.value)
    steps.push(move.value)
  }
  return { ok: true, value: steps }
}
