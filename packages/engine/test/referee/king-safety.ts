import { type Board, kingOf } from './board.ts'
import { boardAfter, type Move } from './move.ts'

/** What a side could do on a board if its own king were of no concern. */
export type Reach<Kind extends string> = (board: Board<Kind>, white: boolean) => readonly Move<Kind>[]

/** The taker's own king does not matter here: a man that may not move for its king's sake still gives check. */
export function canTakeKing<Kind extends string>(board: Board<Kind>, byWhite: boolean, reach: Reach<Kind>): boolean {
  const king = kingOf(board, !byWhite)
  return reach(board, byWhite).some((move) => move.victims.some(({ square }) => square === king))
}

/** Whether the king of the mover is safe once it has moved. */
export function keepsKing<Kind extends string>(board: Board<Kind>, move: Move<Kind>, reach: Reach<Kind>): boolean {
  const white = board.get(move.from)?.white
  return !canTakeKing(boardAfter(board, move), !white, reach)
}
