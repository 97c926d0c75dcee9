import { chessRules, king, officers, orthodox, pawn } from '../../families/orthodox.ts'
import { defineVariant } from '../../game/index.ts'
import { riddance } from '../../rules/chances/riddance.ts'
import { mustTake } from '../../rules/duties/must-take.ts'
import { blank } from '../../rules/fields/blank.ts'
import { passedCell } from '../../rules/fields/passed-cell.ts'
import { rememberPassing } from '../../rules/upkeep/remember-passing.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import levels from './antichess.levels.json' with { type: 'json' }

/** What a man is worth where whoever is rid of all has won: a burden, and the more so the further it reaches. */
const burdens = { pawn: -1, knight: -1.2, bishop: -1.6, rook: -1.7, queen: -2, king: -1 }

/** Chess to lose: who can take must, and who has nothing left to move has won. The king is a man like any other. */
export const antichess = defineVariant({
  slug: 'antichess',
  name: 'Antichess',
  by: 'traditional',
  year: 1874,
  ...chessRules,
  pieces: {
    pawn: { ...orthodox.pawn, abilities: pawn({ to: [...officers, 'king'] }), worth: burdens.pawn },
    knight: { ...orthodox.knight, worth: burdens.knight },
    bishop: { ...orthodox.bishop, worth: burdens.bishop },
    rook: { ...orthodox.rook, worth: burdens.rook },
    queen: { ...orthodox.queen, worth: burdens.queen },
    king: { letter: 'K', abilities: [king], worth: burdens.king },
  },
  duty: mustTake(),
  upkeep: [rememberPassing('pawn', ['ne', 'nw'])],
  fields: [blank(), passedCell('pawn')],
  setup: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - -',
  ends: [noMove.wins('outOfMoves'), repetition(3).draws(), quiet(100).draws()],
  winsOnTime: riddance({ leaper: 'knight', slider: 'bishop' }),
  levels,
})

export default antichess
