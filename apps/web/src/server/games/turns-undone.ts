import type { Undone } from '../../lib/clock/takeback.ts'

/**
 * Of a game taken back to `ply`, what its clocks must know. `movers` are the seats that made each step, and the one to move
 * after them; steps before `from` are not counted.
 */
export function turnsUndone(movers: readonly number[], ply: number, seats: number, from = 0): Omit<Undone, 'at'> {
  // A turn is ended by the step after which another is to move.
  const endsTurn = (seat: number, at: number) => movers[at] === seat && movers[at + 1] !== seat
  const plies = movers.slice(0, -1).flatMap((_, at) => (at < from ? [] : [at]))
  const bySeat = Array.from({ length: seats }, (_, seat) => plies.filter((at) => endsTurn(seat, at)))
  return {
    toMove: movers[ply] ?? 0,
    turns: bySeat.map((ends) => ends.filter((at) => at >= ply).length),
    hasMoved: bySeat.map((ends) => ends.some((at) => at < ply)),
  }
}
