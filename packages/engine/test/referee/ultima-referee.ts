/**
 * Ultima as Abbott had it printed in 1963. The answers are meant for positions with one king each
 * where the side to move cannot take a king.
 */
import { areBareKings } from './board.ts'
import { canTakeKing, keepsKing } from './king-safety.ts'
import { going, type Move as MoveOf, positionAfter } from './move.ts'
import { byId, occurrences, type Referee, type Verdict } from './referee.ts'
import { neighbours } from './square.ts'
import { type Board, type Kind, type Position, parse, print } from './ultima-men.ts'
import { victimsOf } from './ultima-victim.ts'
import { waysOf } from './ultima-way.ts'

export { parse, print } from './ultima-men.ts'

export const startFen = 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR w - - 0 1'

/** `d2d6`, or `d4d4` for the removal of the man on d4. */
export type Move = MoveOf<Kind> & { readonly removal: boolean }

/** Every legal move and removal, sorted by id. */
export function legalMoves(position: Position): readonly Move[] {
  return candidates(position)
    .filter((move) => keepsKing(position.board, move, reach))
    .sort(byId)
}

export function play(position: Position, move: MoveOf<Kind>): Position {
  return positionAfter(position, move, move.victims.length === 0 && move.act !== 'removal')
}

/** Whether the king of the side to move stands in check. */
export function inCheck(position: Position): boolean {
  return canTakeKing(position.board, !position.whiteToMove, reach)
}

/** The squares of all frozen men of both sides, sorted. */
export function frozen(position: Position): readonly string[] {
  return [...position.board.keys()].filter((square) => isFrozen(position.board, square)).sort()
}

/** How the game stands after these positions, the start included; null while it goes on. */
export function verdict(history: readonly Position[]): Verdict | null {
  const last = history.at(-1)
  if (last === undefined) return null
  if (!candidates(last).some((move) => keepsKing(last.board, move, reach))) {
    return { reason: inCheck(last) ? 'checkmate' : 'noMove', winner: last.whiteToMove ? 'black' : 'white' }
  }
  if (areBareKings(last.board)) return { reason: 'bareKings', winner: null }
  if (occurrences(history, print) >= 3) return { reason: 'repetition', winner: null }
  if (last.quiet >= 100) return { reason: 'quiet', winner: null }
  return null
}

export const ultima: Referee<Kind> = { start: startFen, parse, print, legalMoves, play, frozen, inCheck, verdict }

/** A man next to an enemy immobilizer is frozen; an immobilizer also by an enemy chameleon. Nothing undoes it. */
function isFrozen(board: Board, square: string): boolean {
  const man = board.get(square)
  if (man === undefined) return false
  return neighbours(square).some((neighbour) => {
    const other = board.get(neighbour)
    if (other === undefined || other.white === man.white) return false
    return other.kind === 'immobilizer' || (man.kind === 'immobilizer' && other.kind === 'chameleon')
  })
}

function candidates({ board, whiteToMove }: Position): readonly Move[] {
  return [...reach(board, whiteToMove), ...removals(board, whiteToMove)]
}

/** Moves with no thought for the own king, removals apart: those take nobody. */
function reach(board: Board, white: boolean): readonly Move[] {
  return [...board].flatMap(([from, man]) => {
    if (man.white !== white || isFrozen(board, from)) return []
    return waysOf(board, from, man).map((way) => ({
      ...going(from, way.to, victimsOf(board, from, man, way)),
      removal: false,
    }))
  })
}

function removals(board: Board, white: boolean): readonly Move[] {
  return [...board].flatMap(([square, man]) => {
    if (man.white !== white || man.kind === 'king' || !isFrozen(board, square)) return []
    return [{ ...going(square, square), act: 'removal', lost: square, removal: true } as const]
  })
}
