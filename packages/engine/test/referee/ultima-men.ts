/** The men of Ultima and of Baroque, and how their positions are written. */
import type * as board from './board.ts'
import { fenOf } from './fen.ts'
import { eightByEight } from './square.ts'

export type Kind = 'pawn' | 'coordinator' | 'leaper' | 'chameleon' | 'withdrawer' | 'king' | 'immobilizer'
export type Man = board.Man<Kind>
export type Board = board.Board<Kind>
export type Position = board.Position<Kind>

export const letters: ReadonlyMap<string, Kind> = new Map([
  ['p', 'pawn'],
  ['r', 'coordinator'],
  ['n', 'leaper'],
  ['b', 'chameleon'],
  ['q', 'withdrawer'],
  ['k', 'king'],
  ['m', 'immobilizer'],
])

export const { parse, print } = fenOf(eightByEight, letters)
