import { asIfToMove } from '../../ask/obstacles.ts'
import type { Game } from '../../game/index.ts'
import { createMoves, fromOf, type Move } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'
import { movesIn, type Scene } from './scene.ts'
import type { Step, StudiedLine } from './studied-line.ts'

/** All legal moves of a seat, as if it were to move. */
export function legalFor(game: Game, p: Position, seat: number): readonly Move[] {
  return asIfToMove(game, p, seat, () => {
    const out = createMoves()
    return movesIn(out, game.legal(p, out))
  })
}

/** The legal moves by which a seat could take the man on the cell, as if it were to move. */
export function takersOf(game: Game, p: Position, seat: number, cell: string): readonly Move[] {
  const target = game.board.cellOf(cell)
  const taken = createMoves()
  return legalFor(game, p, seat).filter((move) => {
    const n = game.victimsOf(p, move, taken, 0)
    return taken.subarray(0, n).includes(target)
  })
}

/** Whether the man that has just been moved can be taken where it is now. */
export const canBeRetaken = ({ game, foe }: StudiedLine, { told, after }: Step): boolean =>
  takersOf(game, after.p, foe, told.to).length > 0

/** Makes a move of the seat, asks, and takes it back. */
export function tried<T>({ game, p }: Scene, seat: number, move: Move, ask: (p: Position) => T): T {
  return asIfToMove(game, p, seat, () => {
    game.make(p, move)
    try {
      return ask(p)
    } finally {
      p.unmake()
    }
  })
}

/** Whether the seat to move is mated. */
export const isMated = (game: Game, p: Position): boolean => game.outcome(p)?.reason === 'checkmate'

/** The men of the seat that could move but for what that would expose; none while it is in check. */
export function pinned({ game, p }: Scene, seat: number): ReadonlySet<string> {
  if (game.isInCheck(p, seat)) return new Set()
  const out = createMoves()
  const could = movesIn(out, game.pseudoLegalFor(p, seat, out)).map(fromOf)
  const can = new Set(legalFor(game, p, seat).map(fromOf))
  const held = could.filter((from) => p.cells[from] !== 0 && !can.has(from)).map((from) => game.board.names[from])
  return new Set(held)
}
