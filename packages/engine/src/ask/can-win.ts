import type { Game } from '../game/game.ts'
import type { Asked, Line, Seat } from './answers.ts'
import { answer, openLine } from './open.ts'

/** Whether a seat could still win by some line of play, so that it wins when the other's time is up. */
export function askCanWin(game: Game, line: Line, seat: Seat): Asked<boolean> {
  const opened = openLine(game, line)
  return opened.ok ? answer(game.canWin(opened.value, seat)) : opened
}
