/** Fugue, as Michael Nelson wrote it down: the king is taken, not mated, and there is no check. */
import { kingOf } from './board.ts'
import { isFrozen, type Kind, type Position, parse, print } from './fugue-men.ts'
import { movesOf } from './fugue-way.ts'
import { type Move, positionAfter } from './move.ts'
import { byId, occurrences, type Referee, type Verdict } from './referee.ts'

export const fugue: Referee<Kind> = {
  start: 'wlqksaui/pppppppp/8/8/8/8/PPPPPPPP/IUASKQLW w - - 0 1',
  parse,
  print,
  legalMoves,
  play,
  frozen: ({ board }) => [...board.keys()].filter((square) => isFrozen(board, square)).sort(),
  inCheck: () => false,
  verdict,
}

/** Every move is legal whatever it exposes; a game whose king has fallen is over and has none. */
function legalMoves({ board, whiteToMove }: Position): readonly Move<Kind>[] {
  if (kingOf(board, true) === undefined || kingOf(board, false) === undefined) return []
  return [...board]
    .flatMap(([from, man]) => (man.white !== whiteToMove || isFrozen(board, from) ? [] : movesOf(board, from, man)))
    .sort(byId)
}

function play(position: Position, move: Move<Kind>): Position {
  const isPawnMove = position.board.get(move.from)?.kind === 'pawn'
  return positionAfter(position, move, move.victims.length === 0 && !isPawnMove)
}

function verdict(history: readonly Position[]): Verdict | null {
  const last = history.at(-1)
  if (last === undefined) return null
  if (kingOf(last.board, true) === undefined) return { reason: 'kingTaken', winner: 'black' }
  if (kingOf(last.board, false) === undefined) return { reason: 'kingTaken', winner: 'white' }
  if (legalMoves(last).length === 0) return { reason: 'noMove', winner: last.whiteToMove ? 'black' : 'white' }
  // Who brings a position about for the third time loses, and that is the side that has just moved.
  if (occurrences(history, print) >= 3) return { reason: 'repetition', winner: last.whiteToMove ? 'white' : 'black' }
  if (last.quiet >= 100) return { reason: 'quiet', winner: null }
  return null
}
