import type { MoveId } from '../ask/answers.ts'
import type { Game } from '../game/index.ts'
import { readMove } from '../notation/move-text.ts'
import { parsePosition } from '../notation/position-text.ts'
import type { MoveFault, Read } from '../notation/read.ts'
import type { Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Puzzle } from './puzzle.ts'

/** What is needed of a puzzle to decide. */
export type Proved = Pick<Puzzle, 'position' | 'led' | 'line'>

/** What a move of the solver comes to. */
export type Judgement =
  /** It cannot be played at all; nothing is decided by it. */
  | { readonly kind: 'refused'; readonly fault: MoveFault }
  | { readonly kind: 'wrong' }
  /** It is the one asked for, and the other side answers; with nothing where the turn has another step. */
  | { readonly kind: 'goesOn'; readonly replies: readonly MoveId[] }
  /** The goal is reached; `asExpected` where by the line that was proved, and not by another as good. */
  | { readonly kind: 'solved'; readonly asExpected: boolean; readonly replies: readonly MoveId[] }

/**
 * Judges the solver's move at a step of a puzzle's line, all steps before it having been made. Moves are compared, not
 * their spellings. One that is as good as the expected one, or wins the game on the spot, ends the puzzle: how it would
 * go on from there nobody has proved.
 */
export function judge(game: Game, puzzle: Proved, step: number, text: string): Judgement {
  const p = positionAt(game, puzzle, step)
  const solver = p.mover
  const read = readMove(game, p, text)
  if (!read.ok) return { kind: 'refused', fault: read.fault.reason }
  const { move, also } = puzzle.line[step]
  if (read.value !== moveCalled(game, p, move)) {
    const isAccepted = also.some((other) => moveCalled(game, p, other) === read.value)
    const isSolved = isAccepted || winsAtOnce(game, p, read.value)
    return isSolved ? { kind: 'solved', asExpected: false, replies: [] } : { kind: 'wrong' }
  }
  game.make(p, read.value)
  const replies: MoveId[] = []
  for (const { move: reply } of puzzle.line.slice(step + 1)) {
    if (p.mover === solver) return { kind: 'goesOn', replies }
    replies.push(reply)
    game.make(p, moveCalled(game, p, reply))
  }
  return { kind: 'solved', asExpected: true, replies }
}

/** The position before a step of the line. Throws where the puzzle is none: what is served has been proved. */
export function positionAt(game: Game, { position, led, line }: Proved, step: number): Position {
  const read = parsePosition(game, position)
  if (!read.ok) throw new Error(`${position}: ${read.fault.reason}`)
  const p = read.value
  for (const id of [led, ...line.slice(0, step).map(({ move }) => move)]) game.make(p, moveCalled(game, p, id))
  return p
}

function moveCalled(game: Game, p: Position, id: MoveId): Move {
  const read: Read<Move, MoveFault> = readMove(game, p, id)
  if (!read.ok) throw new Error(`${id}: ${read.fault.reason}`)
  return read.value
}

function winsAtOnce(game: Game, p: Position, move: Move): boolean {
  const solver = p.mover
  game.make(p, move)
  const outcome = game.outcome(p)
  p.unmake()
  return outcome?.scores[solver] === 1
}
