import { createMoves, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Game } from './game.ts'

/**
 * Number of legal lines of that many plies; the last step is counted, not made. A ply is a step, or a whole turn where
 * the variant says so. Draws by repetition or counters do not end a line; a game that the men on the board have ended
 * has no moves, but where turns are counted they are counted whole, also the one whose first step ended the game.
 */
export function perft(game: Game, p: Position, depth: number): number {
  if (depth <= 0) return 1
  if (game.variant.ply === 'turn') return countTurns(game, p, depth, [])
  const lists = Array.from({ length: depth }, createMoves)
  return count(game, p, depth, lists)
}

function count(game: Game, p: Position, depth: number, lists: readonly Moves[]): number {
  if (game.standingOutcome(p) !== undefined) return 0
  const moves = lists[depth - 1]
  const n = game.legal(p, moves)
  if (depth === 1) return n
  let nodes = 0
  for (let i = 0; i < n; i++) {
    game.make(p, moves[i])
    nodes += count(game, p, depth - 1, lists)
    p.unmake()
  }
  return nodes
}

/** One list of moves for each step down from where the count began. */
function countTurns(game: Game, p: Position, depth: number, lists: Moves[], step = 0): number {
  const { stage } = game.rules.setting.slots
  if (depth === 0) return 1
  if (p.cells[stage] === 0 && game.standingOutcome(p) !== undefined) return 0
  const moves = lists[step] ?? createMoves()
  lists[step] = moves
  const n = game.legal(p, moves)
  // The last step of a turn is the last whatever it is.
  if (depth === 1 && p.cells[stage] === game.rules.setting.steps.length - 1) return n
  let nodes = 0
  for (let i = 0; i < n; i++) {
    game.make(p, moves[i])
    nodes += countTurns(game, p, p.cells[stage] === 0 ? depth - 1 : depth, lists, step + 1)
    p.unmake()
  }
  return nodes
}
