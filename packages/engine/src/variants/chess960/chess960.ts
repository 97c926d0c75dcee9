import { castlingOntoRook, chessRules, king, memory, orthodox } from '../../families/orthodox.ts'
import { castles, defineVariant } from '../../game/index.ts'

/** Chess from any of 960 arrays; this is number 518, the usual one. Castling ends where it does in chess. */
export const chess960 = defineVariant({
  slug: 'chess960',
  name: 'Chess960',
  by: 'Bobby Fischer',
  year: 1996,
  ...chessRules,
  pieces: { ...orthodox, king: { ...orthodox.king, abilities: [king, castles(castlingOntoRook)] } },
  ...memory(castlingOntoRook),
})

export default chess960
