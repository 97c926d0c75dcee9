import type { Game } from '../game/game.ts'
import { parsePosition, printPosition } from '../notation/position-text.ts'
import type { Asked, Line } from './answers.ts'
import { answer, openLine, refuse } from './open.ts'

/**
 * The position as it would be if the seat to move passed: what the next one threatens. Refused where a pass means nothing:
 * in the midst of a turn, in check, or where the rules let nobody stand so.
 */
export function askPassed(game: Game, line: Line): Asked<string> {
  const opened = openLine(game, line)
  if (!opened.ok) return opened
  const p = opened.value
  const { mover, stage } = game.rules.setting.slots
  const outcome = game.outcome(p)
  if (outcome !== undefined) return refuse('gameOver', { reason: outcome.reason })
  if (p.cells[stage] > 0) return refuse('noPass', { why: 'midTurn' })
  if (game.isInCheck(p, p.mover)) return refuse('noPass', { why: 'inCheck' })
  p.begin()
  p.set(mover, (p.mover + 1) % game.variant.seats.length)
  const text = printPosition(game, p)
  p.unmake()
  return parsePosition(game, text).ok ? answer(text) : refuse('noPass', { why: 'impossible' })
}
