import type { Game } from '../game/game.ts'
import { perft } from '../game/perft.ts'
import { moveId } from '../notation/move-text.ts'
import { createMoves, type Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'

/** A first move with the number of lines that begin with it. */
export interface Share {
  readonly move: Move
  readonly nodes: number
}

/** The count of `perft` shared out among the first moves, in the order of their ids, one at a time. */
export function* division(game: Game, p: Position, depth: number): Generator<Share> {
  if (game.standingOutcome(p) !== undefined) return
  const out = createMoves()
  const n = game.legal(p, out)
  const byId = Array.from(out.subarray(0, n), (move) => ({ move, id: moveId(game, p, move) }))
  for (const { move } of byId.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    game.make(p, move)
    // Where whole turns are counted, the rest of this one is still to come.
    const isWithinPly = game.variant.ply === 'turn' && p.cells[game.rules.setting.slots.stage] > 0
    const nodes = perft(game, p, isWithinPly ? depth : depth - 1)
    p.unmake()
    yield { move, nodes }
  }
}
