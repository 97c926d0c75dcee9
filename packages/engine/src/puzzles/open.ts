import type { Game } from '../game/index.ts'
import { readMove } from '../notation/move-text.ts'
import { parsePosition } from '../notation/position-text.ts'
import type { Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Puzzle, PuzzleStep } from './puzzle.ts'

/** A puzzle as it is shown. */
export interface OpenPuzzle {
  readonly p: Position
  /** The moves of its line, and how many of them are the solver's. */
  readonly moves: readonly Move[]
  readonly own: number
}

/** What of a puzzle is played through. */
type Told = Pick<Puzzle, 'position' | 'led' | 'line'>

/** The position a puzzle shows and its line; undefined where something of it is not legal, or the game is over before. */
export function openPuzzle(game: Game, { position, led, line }: Told): OpenPuzzle | undefined {
  const p = shownAfter(game, position, led)
  const read = p && movesOf(game, p, line)
  return p && read && { p, ...read }
}

/** The position after the move that led to it. It is then the turn of another. */
export function shownAfter(game: Game, position: string, led: string): Position | undefined {
  const parsed = parsePosition(game, position)
  if (!parsed.ok) return undefined
  const p = parsed.value
  const move = readMove(game, p, led)
  if (!move.ok) return undefined
  const { mover } = p
  game.make(p, move.value)
  return p.mover === mover || game.outcome(p) !== undefined ? undefined : p
}

/** Reads the moves of a line, and leaves the position as it was. */
export function movesOf(
  game: Game,
  p: Position,
  line: readonly PuzzleStep[],
): Pick<OpenPuzzle, 'moves' | 'own'> | undefined {
  const seat = p.mover
  const moves: Move[] = []
  let own = 0
  for (const { move } of line) {
    const read = readMove(game, p, move)
    if (!read.ok) break
    if (p.mover === seat) own++
    game.make(p, read.value)
    moves.push(read.value)
  }
  for (const _ of moves) p.unmake()
  return moves.length < line.length ? undefined : { moves, own }
}
