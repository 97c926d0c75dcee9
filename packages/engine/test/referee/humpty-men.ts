import type * as board from './board.ts'
import { fenOf } from './fen.ts'
import { grid } from './square.ts'

export type Kind =
  | 'pawn'
  | 'rook'
  | 'knight'
  | 'bishop'
  | 'queen'
  | 'king'
  | 'camel'
  | 'gnu'
  | 'cannon'
  | 'arrow'
  | 'tank'
  | 'frog'
export type Man = board.Man<Kind>
export type Board = board.Board<Kind>
export type Position = board.Position<Kind>

export const letters: ReadonlyMap<string, Kind> = new Map([
  ['p', 'pawn'],
  ['r', 'rook'],
  ['n', 'knight'],
  ['b', 'bishop'],
  ['q', 'queen'],
  ['k', 'king'],
  ['m', 'camel'],
  ['g', 'gnu'],
  ['c', 'cannon'],
  ['a', 'arrow'],
  ['t', 'tank'],
  ['f', 'frog'],
])

export const twelveByEight = grid(12, 8)
export const { parse, print, letterOf } = fenOf(twelveByEight, letters)

export function farRank(white: boolean): string {
  return white ? '8' : '1'
}
