import type { Game } from '../game/index.ts'
import { manOf } from '../position/man.ts'

/** What a royal man that may be taken is worth where one does not look so far as to see that the game is over. */
export const WORTH_OF_GAME = 10_000

/** Hundredths of a pawn by man, as the variant's definition values the kinds. */
export function worthByMan(game: Game): Int32Array {
  const worth = new Int32Array(game.kinds.length * 16)
  for (const kind of game.kinds) {
    const each = kind.royal && !kind.guarded ? WORTH_OF_GAME : kind.worth * 100
    for (let seat = 0; seat < game.variant.seats.length; seat++) worth[manOf(kind.number, seat)] = each
  }
  return worth
}
