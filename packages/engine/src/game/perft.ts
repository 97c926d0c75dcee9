import { createMoves, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Game } from './game.ts'

/**
 * Number of legal lines of that many steps; the last step is counted, not made. Draws by repetition or counters do not
 * end a line; a game that the men on the board have ended has no moves.
 */
export function perft(game: Game, p: Position, depth: number): number {
  if (depth <= 0) return 1
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
