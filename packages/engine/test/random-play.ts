import type { Game } from '../src/game/index.ts'
import { createMoves, type Move } from '../src/position/move.ts'
import type { Position } from '../src/position/position.ts'
import { pick, type Random } from './referee/random.ts'

/** All legal moves, each taking a number of its own. */
function legalMoves(game: Game, p: Position): Move[] {
  const out = createMoves()
  return [...out.subarray(0, game.legal(p, out))]
}

/**
 * A legal move by chance, undefined where there is none or the men on the board have ended the game. Every second time one that takes something where there is
 * such: games of blind moves seldom meet.
 */
export function anyMove(game: Game, p: Position, random: Random): Move | undefined {
  if (game.standingOutcome(p) !== undefined) return undefined
  const moves = legalMoves(game, p)
  const out = createMoves()
  const taking = random(2) === 0 ? moves.filter((move) => game.victimsOf(p, move, out, 0) > 0) : []
  const from = taking.length > 0 ? taking : moves
  return from.length === 0 ? undefined : pick(random, from)
}

/** All that a step may change and unmaking it must give back: cells, slots, both lanes of the hash, lists in their order. */
export function everythingIn(p: Position): unknown {
  const lists = [...p.count].flatMap((count, man) =>
    count === 0 ? [] : [[man, ...p.at.subarray(man * p.size, man * p.size + count)]],
  )
  return { cells: [...p.cells], low: p.hashLow, high: p.hashHigh, height: p.height, lists }
}

/** The hash of the position, both lanes. */
export const hashOf = (p: Position): string => `${p.hashLow} ${p.hashHigh}`
