import type { Game } from '../game/index.ts'
import { createMoves, type Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { worthByMan } from './worth.ts'

/**
 * The yardstick of weak play: wins on the spot if it can, else takes the most material, and decides by chance among what
 * is equal. It looks at no answer. One's own men that go with the victims are counted against them. Undefined where
 * there is no move.
 */
export function greedyMove(game: Game, p: Position, next: () => number): Move | undefined {
  const worth = worthByMan(game)
  const moves = createMoves()
  const victims = createMoves()
  const seat = p.mover
  const n = game.legal(p, moves)
  let best: Move | undefined
  let most = Number.NEGATIVE_INFINITY
  let equals = 0
  for (let i = 0; i < n; i++) {
    const took = game.victimsOf(p, moves[i], victims, 0)
    let gain = 0
    for (let k = 0; k < took; k++) {
      const man = p.cells[victims[k]]
      const owner = man & 15
      if (owner !== 0) gain += owner === p.moverTag ? -worth[man] : worth[man]
    }
    game.make(p, moves[i])
    if (game.outcome(p)?.scores[seat] === 1) gain = Number.POSITIVE_INFINITY
    p.unmake()
    if (gain > most) {
      most = gain
      equals = 0
    }
    // Each of those that are equal has the same chance, however many come.
    if (gain === most && next() % ++equals === 0) best = moves[i]
  }
  return best
}
