import { importGame, type MoveId } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { refusal } from '../../lib/refusal.ts'

/** Longest opening that is searched for: every step of it is looked up in every game that may have it. */
const longestOpening = 16

/** The moves that an opening was told in, in whatever notation of the variant. */
export function openingMoves(played: Game, text: string): readonly MoveId[] {
  const read = importGame(played, text)
  if (!read.ok || read.value.line.start !== undefined) throw refusal('BAD_REQUEST', 'badOpening', { text })
  const { moves } = read.value.line
  if (moves.length > longestOpening) throw refusal('BAD_REQUEST', 'lineTooLong', { limit: longestOpening })
  return moves
}
