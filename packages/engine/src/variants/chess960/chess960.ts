import { start960 } from '../../families/arrays-960.ts'
import { castlingOntoRook, chessRules, king, memory, orthodox } from '../../families/orthodox.ts'
import { castles, defineVariant } from '../../game/index.ts'
import levels from './chess960.levels.json' with { type: 'json' }

/** Chess from any of 960 arrays; it is set up as number 518, the usual one. Castling ends where it does in chess. */
export const chess960 = defineVariant({
  slug: 'chess960',
  name: 'Chess960',
  alsoCalled: ['Fischerandom', 'Fischerrandom', 'Chess 960'],
  by: 'Bobby Fischer',
  year: 1996,
  ...chessRules,
  pieces: { ...orthodox, king: { ...orthodox.king, abilities: [king, castles(castlingOntoRook)] } },
  ...memory(castlingOntoRook),
  arrays: { count: 960, start: start960 },
  levels,
})

export default chess960
