import type { Game } from '../game/game.ts'
import { readMove } from '../notation/move-text.ts'
import type { Asked, Line, Seat } from './answers.ts'
import { answer, openStart, refuseMove } from './open.ts'

/** Which seat made each step of a line, and last whose turn it is after it. */
export function askMovers(game: Game, line: Line): Asked<readonly Seat[]> {
  const opened = openStart(game, line)
  if (!opened.ok) return opened
  const p = opened.value
  const movers: Seat[] = [p.mover]
  for (const [ply, text] of line.moves.entries()) {
    const move = readMove(game, p, text)
    if (!move.ok) return refuseMove(move.fault, { ply: `${ply + 1}` })
    game.make(p, move.value)
    movers.push(p.mover)
  }
  return answer(movers)
}
