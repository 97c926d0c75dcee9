import type { Game } from '../game/game.ts'
import { isMan, kindOf, seatOf } from '../position/man.ts'
import type { Position } from '../position/position.ts'
import { fallen } from '../rules/fallen.ts'
import { points } from '../rules/points.ts'
import type { StandingAnswer } from './answers.ts'

/** How the seats stand, in the order of play; nothing where all play on until the end. */
export function standingsOf(game: Game, p: Position): StandingAnswer[] {
  const { setting } = game.rules
  if (!setting.slots.has('fallen')) return []
  const { isOut, hasGivenUp } = fallen(setting)
  const scored = setting.slots.has(`points.${setting.seats[0]?.id}`) ? points(setting).slots : []
  return setting.seats.map((_, seat) => ({
    state: hasGivenUp(p, seat) ? 'resigned' : isOut(p, seat) ? 'beaten' : 'playing',
    points: seat in scored ? p.cells[scored[seat]] : null,
  }))
}

/** Cells of the men that are nobody's threat and nobody's gain any more, their seat being out. */
export function deadMen(game: Game, p: Position): string[] {
  const { setting } = game.rules
  if (!setting.slots.has('fallen')) return []
  const { isOut, isBeaten } = fallen(setting)
  return game.board.names.filter((_, cell) => {
    const man = p.cells[cell]
    const kind = game.kinds[kindOf(man)]
    if (!isMan(man) || kind.neutral) return false
    // The king of a seat that gave up can still be taken for its points.
    return isOut(p, seatOf(man)) && (!kind.royal || isBeaten(p, seatOf(man)))
  })
}
