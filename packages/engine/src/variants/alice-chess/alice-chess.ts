import { square, twin } from '../../board/index.ts'
import { bishop, castling, king, knight, pawn, queen, rook, setup, whiteAndBlack } from '../../families/orthodox.ts'
import { castles, defineVariant } from '../../game/index.ts'
import { notTheBare } from '../../rules/chances/not-the-bare.ts'
import { castlingField } from '../../rules/fields/castling-field.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { castlingLapses } from '../../rules/upkeep/castling-lapses.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { insufficient } from '../../rules/verdicts/insufficient.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import levels from './alice-chess.levels.json' with { type: 'json' }
import { castlingAcross, crossing } from './crossing.ts'

/** Nobody is taken in passing: the pawn that passed is on the other board by then. */
const [push, strike] = pawn({ to: ['queen', 'rook', 'bishop', 'knight'] })

/** Chess on both sides of the looking-glass. */
export const aliceChess = defineVariant({
  slug: 'alice-chess',
  name: 'Alice chess',
  alsoCalled: ['Alice'],
  by: 'Vernon Rylands Parton',
  year: 1953,
  family: 'boards',
  board: twin(square(8, 8)),
  seats: whiteAndBlack,
  pieces: {
    pawn: { letter: 'P', abilities: [crossing(push), crossing(strike)], worth: 1 },
    knight: { letter: 'N', abilities: [crossing(knight)], worth: 3 },
    bishop: { letter: 'B', abilities: [crossing(bishop)], worth: 3 },
    rook: { letter: 'R', abilities: [crossing(rook)], worth: 5 },
    queen: { letter: 'Q', abilities: [crossing(queen)], worth: 9 },
    king: {
      letter: 'K',
      abilities: [crossing(king, { isSafeOnTheWay: true }), castlingAcross(castles(castling), castling)],
      worth: 0,
      royal: true,
    },
  },
  upkeep: [castlingLapses(castling)],
  turns: alternate(),
  setup,
  fields: [castlingField(castling)],
  ends: [
    checkmate(),
    noMove.draws(),
    repetition(3).draws(),
    quiet(100).draws(),
    insufficient({ minors: [], toneBound: [] }).draws(),
  ],
  winsOnTime: notTheBare(),
  irreversible: ['pawn'],
  levels,
})

export default aliceChess
