import { askPosition } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import type { GameRow } from '../db/schema/index.ts'
import { lineOf, type StoredGame } from './stored-line.ts'

/** Whether a game is told of only in shares: what a seat may not see is nobody's to see until it is over. */
export const isVeiled = (played: Game | undefined, row: GameRow): boolean =>
  played?.isOpen === false && row.status === 'playing'

/** What of its row tells where such a game began, in the place of what it says. */
export const nothingToldOf = { start: null, tags: {} } as const

/** Whose turn it is after the first `ply` moves of a game, all of them unless told. */
export function toMoveIn(played: Game, stored: StoredGame, ply = stored.moves.length): number {
  const line = lineOf(stored)
  const asked = askPosition(played, { ...line, moves: line.moves.slice(0, ply) })
  if (!asked.ok) throw new Error(`The game ${stored.row.id} does not follow its rules: ${asked.error.key}.`)
  return asked.value.toMove
}
