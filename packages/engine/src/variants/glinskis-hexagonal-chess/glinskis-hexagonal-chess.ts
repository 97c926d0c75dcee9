import { hexagon } from '../../board/index.ts'
import { bishop, king, knight, pawn, queen, rook, whiteAndBlack } from '../../families/orthodox.ts'
import { defineVariant } from '../../game/index.ts'
import { notTheBare } from '../../rules/chances/not-the-bare.ts'
import { passedCell } from '../../rules/fields/passed-cell.ts'
import { inLineWith } from '../../rules/regions.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { rememberPassing } from '../../rules/upkeep/remember-passing.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { insufficient } from '../../rules/verdicts/insufficient.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import levels from './glinskis-hexagonal-chess.levels.json' with { type: 'json' }

/** Where pawns begin: on the two lines that run back from the cell before the foremost bishop. */
const start = inLineWith(['f5', 'f7'], ['se', 'sw'])

/** Chess on hexes, as Gliński has it. */
export const glinskisHexagonalChess = defineVariant({
  slug: 'glinskis-hexagonal-chess',
  name: 'Gliński’s hexagonal chess',
  by: 'Władysław Gliński',
  year: 1936,
  family: 'boards',
  board: hexagon(6),
  seats: whiteAndBlack,
  pieces: {
    pawn: { letter: 'P', abilities: pawn({ start, to: ['queen', 'rook', 'bishop', 'knight'] }), worth: 1 },
    knight: { letter: 'N', abilities: [knight], worth: 3 },
    bishop: { letter: 'B', abilities: [bishop], worth: 3 },
    rook: { letter: 'R', abilities: [rook], worth: 5 },
    queen: { letter: 'Q', abilities: [queen], worth: 9 },
    king: { letter: 'K', abilities: [king], worth: 0, royal: true },
  },
  upkeep: [rememberPassing('pawn', ['ne', 'nw'])],
  turns: alternate(),
  setup: 'b/qbk/n1b1n/r5r/ppppppppp/11/5P5/4P1P4/3P1B1P3/2P2B2P2/1PRNQBKNRP1 w -',
  fields: [passedCell('pawn')],
  ends: [
    checkmate(),
    noMove.leaves(0.25),
    repetition(3).draws(),
    quiet(100).draws(),
    insufficient({ minors: [], toneBound: [] }).draws(),
  ],
  winsOnTime: notTheBare(),
  irreversible: ['pawn'],
  levels,
})

export default glinskisHexagonalChess
