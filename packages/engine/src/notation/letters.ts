import type { Game } from '../game/game.ts'
import type { Kind } from '../position/man.ts'

/**
 * A kind's letter as moves write it. Position text tells apart what looks alike on the board, a queen `Q` and a promoted
 * pawn that moves as one, `Q~`; moves do not.
 */
export const letterInMoves = (game: Game, kind: Kind): string => game.kinds[kind].letter.replace('~', '')
