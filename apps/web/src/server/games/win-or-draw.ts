import type { OutcomeAnswer } from '@variorum/engine/ask'
import { askCanWin } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { calledOff, drawnBy, wonBy } from './outcomes.ts'
import { lineOf, type StoredGame } from './stored-line.ts'

/**
 * What a seat gets when the other's time is up, or the other has gone: the game, or half of it where the rules say that
 * the seat could not have won by any line of play. A game that the rules no longer understand is nobody's.
 */
export function winOrDraw(
  played: Game | undefined,
  game: StoredGame,
  seat: number,
  reason: 'timeout' | 'abandoned',
): OutcomeAnswer {
  const canWin = played && askCanWin(played, lineOf(game), seat)
  if (!canWin?.ok) return calledOff('aborted')
  return canWin.value ? wonBy(seat, reason) : drawnBy(`${reason}Insufficient`)
}
