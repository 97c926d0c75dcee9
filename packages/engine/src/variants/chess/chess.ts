import { board, castling, orthodox, setup, whiteAndBlack } from '../../families/orthodox.ts'
import { defineVariant } from '../../game/index.ts'
import { castlingField } from '../../rules/fields/castling-field.ts'
import { passedCell } from '../../rules/fields/passed-cell.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { castlingLapses } from '../../rules/upkeep/castling-lapses.ts'
import { rememberPassing } from '../../rules/upkeep/remember-passing.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { insufficient } from '../../rules/verdicts/insufficient.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'

/** Chess as the world plays it. */
export const chess = defineVariant({
  slug: 'chess',
  name: 'Chess',
  by: 'traditional',
  year: 1475,
  board,
  seats: whiteAndBlack,
  pieces: orthodox,
  upkeep: [castlingLapses(castling), rememberPassing('pawn', ['ne', 'nw'])],
  turns: alternate(),
  setup,
  fields: [castlingField(castling), passedCell('pawn')],
  ends: [
    checkmate(),
    noMove.draws(),
    repetition(3).draws(),
    quiet(100).draws(),
    insufficient({ minors: ['knight', 'bishop'], toneBound: ['bishop'] }).draws(),
  ],
  irreversible: ['pawn'],
  notation: 'algebraic',
})

export default chess
