import { castling, chessRules, memory, officers, orthodox, pawn } from '../../families/orthodox.ts'
import { defineVariant } from '../../game/index.ts'
import { untilCheck } from '../../rules/turns/until-check.ts'
import levels from './marseillais-chess.levels.json' with { type: 'json' }

/** Both pawns of one turn may have gone two squares. */
const memories = 2

/** Chess with two moves a turn, in the balanced form: White begins with one. */
export const marseillaisChess = defineVariant({
  ...chessRules,
  slug: 'marseillais-chess',
  name: 'Marseillais Chess',
  alsoCalled: ['Marseillais'],
  by: 'Albert Fortis',
  year: 1925,
  pieces: { ...orthodox, pawn: { ...orthodox.pawn, abilities: pawn({ to: officers, memories }) } },
  ...memory(castling, { memories, lasts: 'while taking' }),
  steps: ['man', 'man'],
  turns: untilCheck({ balanced: true }),
  levels,
})

export default marseillaisChess
