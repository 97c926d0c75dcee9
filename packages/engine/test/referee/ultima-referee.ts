/**
 * A second reading of Ultima, written from the rules in prose alone and sharing nothing with the
 * engine, so that the two can be held against each other. It is as literal and as slow as it likes.
 * Its answers are meant for positions with one king each where the side to move cannot take a king.
 */
import { type Board, type Position, rowsOf } from './fen.ts'
import { neighbours } from './square.ts'
import { kingOf, type Victim, victimsOf } from './victim.ts'
import { waysOf } from './way.ts'

export { parse, print, startFen } from './fen.ts'

export type Move = {
  /** `d2d6`, or `d4d4` for the removal of the man on d4. */
  readonly id: string
  readonly from: string
  readonly to: string
  readonly victims: readonly Victim[]
  readonly removal: boolean
}

export type Verdict = {
  readonly reason: 'checkmate' | 'noMove' | 'bareKings' | 'repetition' | 'quiet'
  readonly winner: 'white' | 'black' | null
}

/** Every legal move and removal, sorted by id. */
export function legalMoves(position: Position): readonly Move[] {
  const { board, whiteToMove } = position
  return [...movesRegardlessOfKing(board, whiteToMove), ...removals(board, whiteToMove)]
    .filter((move) => !canTakeKing(boardAfter(board, move), !whiteToMove))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The legal move with this id. */
export function findMove(position: Position, id: string): Move {
  const move = legalMoves(position).find((candidate) => candidate.id === id)
  if (move === undefined) throw new Error(`${id} is not legal`)
  return move
}

export function play(position: Position, move: Move): Position {
  const isQuiet = move.victims.length === 0 && !move.removal
  return {
    board: boardAfter(position.board, move),
    whiteToMove: !position.whiteToMove,
    quiet: isQuiet ? position.quiet + 1 : 0,
    number: position.whiteToMove ? position.number : position.number + 1,
  }
}

/** Whether the king of the side to move stands in check. */
export function inCheck(position: Position): boolean {
  return canTakeKing(position.board, !position.whiteToMove)
}

/** The squares of all frozen men of both sides, sorted. */
export function frozen(position: Position): readonly string[] {
  return [...position.board.keys()].filter((square) => isFrozen(position.board, square)).sort()
}

/** How the game stands after these positions, the start included; null while it goes on. */
export function verdict(history: readonly Position[]): Verdict | null {
  const last = history.at(-1)
  if (last === undefined) return null
  if (legalMoves(last).length === 0) {
    return { reason: inCheck(last) ? 'checkmate' : 'noMove', winner: last.whiteToMove ? 'black' : 'white' }
  }
  if ([...last.board.values()].every((man) => man.kind === 'king')) return { reason: 'bareKings', winner: null }
  const occurrences = history.filter(
    (earlier) => earlier.whiteToMove === last.whiteToMove && rowsOf(earlier.board) === rowsOf(last.board),
  )
  if (occurrences.length >= 3) return { reason: 'repetition', winner: null }
  if (last.quiet >= 100) return { reason: 'quiet', winner: null }
  return null
}

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

function movesRegardlessOfKing(board: Board, white: boolean): readonly Move[] {
  return [...board].flatMap(([from, man]) => {
    if (man.white !== white || isFrozen(board, from)) return []
    return waysOf(board, from, man).map((way) => ({
      id: from + way.to,
      from,
      to: way.to,
      victims: victimsOf(board, from, man, way),
      removal: false,
    }))
  })
}

function removals(board: Board, white: boolean): readonly Move[] {
  return [...board].flatMap(([square, man]) => {
    if (man.white !== white || man.kind === 'king' || !isFrozen(board, square)) return []
    return [{ id: square + square, from: square, to: square, victims: [], removal: true }]
  })
}

/** The taker's own king does not matter here: a man that may not move for its king's sake still gives check. */
function canTakeKing(board: Board, byWhite: boolean): boolean {
  const king = kingOf(board, !byWhite)
  return movesRegardlessOfKing(board, byWhite).some((move) => move.victims.some(({ square }) => square === king))
}

/** All victims leave at once, together with the man's old place. */
function boardAfter(board: Board, move: Move): Board {
  const after = new Map(board)
  const man = after.get(move.from)
  if (man === undefined) throw new Error(`nobody stands on ${move.from}`)
  after.delete(move.from)
  for (const { square } of move.victims) after.delete(square)
  if (!move.removal) after.set(move.to, man)
  return after
}
