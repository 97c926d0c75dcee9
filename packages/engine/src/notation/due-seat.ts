import type { Game } from '../game/game.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { calledSeat } from '../rules/called.ts'
import { fallen } from '../rules/fallen.ts'
import type { PositionFault } from '../rules/position-fault.ts'
import type { Fault } from './read.ts'

/**
 * What is wrong with whose turn it is, where seats may be out while others play on: nobody waits for a move of one that
 * is out. A game that is over may end with the turn of one that has just gone; one that everybody has left never ends so.
 */
export function checkDueSeat(game: Game, p: Position): Fault<PositionFault> | undefined {
  const { setting } = game.rules
  if (!setting.slots.has('fallen')) return undefined
  const { isOut, left } = fallen(setting)
  const stillIn = left(p)
  if (stillIn === 0) return { reason: 'allOut', params: {} }
  if (stillIn === 1) return undefined
  const wanted = setting.seats.flatMap(({ id }, seat) => (isOut(p, seat) ? [] : [id.charAt(0)]))
  if (isOut(p, p.mover)) return { reason: 'moverOut', params: { seat: calledSeat(setting.seats[p.mover]), wanted } }
  // Who has no move when the turn comes is out from then on: nobody is ever found in that plight.
  if (game.legal(p, createMoves()) > 0) return undefined
  return { reason: 'moverStuck', params: { seat: calledSeat(setting.seats[p.mover]) } }
}
