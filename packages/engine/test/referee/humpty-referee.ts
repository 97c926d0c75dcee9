/**
 * Humpty Dumpty Chess, as Charles Gilman wrote it down, from an array that is a reconstruction. The
 * answers are meant for positions with one king each where the side to move cannot take a king.
 */
import { areBareKings } from './board.ts'
import { castlingsOf, rightsAfter } from './humpty-castling.ts'
import { type Board, type Kind, type Position, parse, print } from './humpty-men.ts'
import { movesOf } from './humpty-way.ts'
import { canTakeKing, keepsKing } from './king-safety.ts'
import { type Move, positionAfter } from './move.ts'
import { byId, occurrences, type Referee, type Verdict } from './referee.ts'

export const humpty: Referee<Kind> = {
  start: 'rnb2fk2bnr/1c1maffam1c1/p1pp1pp1pp1p/12/12/P1PP1PP1PP1P/1C1MAFFAM1C1/RNB2FK2BNR w KQkq - 0 1',
  parse,
  print,
  legalMoves,
  play,
  frozen: () => [],
  inCheck,
  verdict,
}

function legalMoves(position: Position): readonly Move<Kind>[] {
  const { board, whiteToMove } = position
  return [...reach(board, whiteToMove), ...castlingsOf(position, reach)]
    .filter((move) => keepsKing(board, move, reach))
    .sort(byId)
}

/** A pawn's move or a capture begins the count again; a frog's does not, wherever it goes. */
function play(position: Position, move: Move<Kind>): Position {
  const isPawnMove = position.board.get(move.from)?.kind === 'pawn'
  const isQuiet = move.victims.length === 0 && !isPawnMove
  return positionAfter(position, move, isQuiet, rightsAfter(position.rights, move))
}

function inCheck({ board, whiteToMove }: Position): boolean {
  return canTakeKing(board, !whiteToMove, reach)
}

function verdict(history: readonly Position[]): Verdict | null {
  const last = history.at(-1)
  if (last === undefined) return null
  // Whoever can castle can also step where the king would go first, so castling need not be asked.
  if (!reach(last.board, last.whiteToMove).some((move) => keepsKing(last.board, move, reach))) {
    if (!inCheck(last)) return { reason: 'stalemate', winner: null }
    return { reason: 'checkmate', winner: last.whiteToMove ? 'black' : 'white' }
  }
  if (areBareKings(last.board)) return { reason: 'bareKings', winner: null }
  if (occurrences(history, print) >= 3) return { reason: 'repetition', winner: null }
  if (last.quiet >= 100) return { reason: 'quiet', winner: null }
  return null
}

function reach(board: Board, white: boolean): readonly Move<Kind>[] {
  return [...board].flatMap(([from, man]) => (man.white === white ? movesOf(board, from, man) : []))
}
