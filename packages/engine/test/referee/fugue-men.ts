import type * as board from './board.ts'
import { fenOf } from './fen.ts'
import { eightByEight, neighbours } from './square.ts'

export type Kind =
  | 'pawn'
  | 'immobilizer'
  | 'pushmePullyu'
  | 'archer'
  | 'shield'
  | 'king'
  | 'queen'
  | 'leaper'
  | 'swapper'
export type Man = board.Man<Kind>
export type Board = board.Board<Kind>
export type Position = board.Position<Kind>

export const letters: ReadonlyMap<string, Kind> = new Map([
  ['p', 'pawn'],
  ['i', 'immobilizer'],
  ['u', 'pushmePullyu'],
  ['a', 'archer'],
  ['s', 'shield'],
  ['k', 'king'],
  ['q', 'queen'],
  ['l', 'leaper'],
  ['w', 'swapper'],
])

export const { parse, print, letterOf } = fenOf(eightByEight, letters)

/** Enemy immobilizers freeze every man they touch but an immobilizer. */
export function isFrozen(board: Board, square: string): boolean {
  const man = board.get(square)
  if (man === undefined || man.kind === 'immobilizer') return false
  return neighbours(square).some((neighbour) => isThe(board, neighbour, 'immobilizer', !man.white))
}

/** An enemy that no shield of its own side touches. A shield does not cover itself. */
export function isCapturable(board: Board, square: string, byWhite: boolean): boolean {
  const man = board.get(square)
  if (man === undefined || man.white === byWhite) return false
  return !neighbours(square).some((neighbour) => isThe(board, neighbour, 'shield', man.white))
}

function isThe(board: Board, square: string, kind: Kind, white: boolean): boolean {
  const man = board.get(square)
  return man !== undefined && man.kind === kind && man.white === white
}
