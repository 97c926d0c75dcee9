import type { Game } from '../game/index.ts'
import { manOf } from '../position/man.ts'

/** Hundredths of a pawn by man, as the variant's definition values the kinds. */
export function worthByMan(game: Game): Int32Array {
  const worth = new Int32Array(game.kinds.length * 16)
  for (const kind of game.kinds) {
    for (let seat = 0; seat < game.variant.seats.length; seat++) worth[manOf(kind.number, seat)] = kind.worth * 100
  }
  return worth
}
