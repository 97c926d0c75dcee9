/**
 * Baroque: the men of Ultima, MacKay's rule of freezing, and the ends of chess. The answers are
 * meant for positions with one king each where the side to move cannot take a king.
 */
import { areBareKings } from './board.ts'
import { canTakeKing, keepsKing } from './king-safety.ts'
import { going, type Move, positionAfter } from './move.ts'
import { byId, occurrences, type Referee, type Verdict } from './referee.ts'
import { neighbours } from './square.ts'
import { type Board, type Kind, type Position, parse, print } from './ultima-men.ts'
import { type LeapingChameleon, victimsOf } from './ultima-victim.ts'
import { waysOf } from './ultima-way.ts'

export const baroque = baroqueWhere('combines')

/** With MacKay's chameleon, which takes nothing but leapers on a move that leaps. */
export const leapOnlyBaroque = baroqueWhere('onlyLeaps')

function baroqueWhere(leapingChameleon: LeapingChameleon): Referee<Kind> {
  const reach = (board: Board, white: boolean): readonly Move<Kind>[] =>
    [...board].flatMap(([from, man]) => {
      if (man.white !== white || isFrozen(board, from)) return []
      return waysOf(board, from, man).map((way) =>
        going(from, way.to, victimsOf(board, from, man, way, leapingChameleon)),
      )
    })

  const legalMoves = ({ board, whiteToMove }: Position) =>
    reach(board, whiteToMove)
      .filter((move) => keepsKing(board, move, reach))
      .sort(byId)

  const inCheck = ({ board, whiteToMove }: Position) => canTakeKing(board, !whiteToMove, reach)

  const verdict = (history: readonly Position[]): Verdict | null => {
    const last = history.at(-1)
    if (last === undefined) return null
    if (!reach(last.board, last.whiteToMove).some((move) => keepsKing(last.board, move, reach))) {
      // Unlike Ultima: who is not in check and cannot move has not lost.
      if (!inCheck(last)) return { reason: 'stalemate', winner: null }
      return { reason: 'checkmate', winner: last.whiteToMove ? 'black' : 'white' }
    }
    if (areBareKings(last.board)) return { reason: 'bareKings', winner: null }
    if (occurrences(history, print) >= 3) return { reason: 'repetition', winner: null }
    if (last.quiet >= 100) return { reason: 'quiet', winner: null }
    return null
  }

  return {
    start: 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR w - - 0 1',
    parse,
    print,
    legalMoves,
    // A pawn's move can be taken back, so it does not begin the count again; only a capture does.
    play: (position, move) => positionAfter(position, move, move.victims.length === 0),
    frozen: ({ board }) => [...board.keys()].filter((square) => isFrozen(board, square)).sort(),
    inCheck,
    verdict,
  }
}

/**
 * An immobilizer beside an enemy chameleon is frozen whatever else there is. Any man beside an enemy
 * immobilizer is frozen, unless another man of its side, chameleon or immobilizer, touches that same
 * immobilizer: frozen or not itself, it cancels it.
 */
function isFrozen(board: Board, square: string): boolean {
  const man = board.get(square)
  if (man === undefined) return false
  return neighbours(square).some((neighbour) => {
    const other = board.get(neighbour)
    if (other === undefined || other.white === man.white) return false
    if (other.kind === 'chameleon') return man.kind === 'immobilizer'
    return other.kind === 'immobilizer' && !isCancelled(board, neighbour, square, man.white)
  })
}

function isCancelled(board: Board, immobilizer: string, exceptBy: string, white: boolean): boolean {
  return neighbours(immobilizer).some((square) => {
    const man = board.get(square)
    if (man === undefined || man.white !== white || square === exceptBy) return false
    return man.kind === 'chameleon' || man.kind === 'immobilizer'
  })
}
