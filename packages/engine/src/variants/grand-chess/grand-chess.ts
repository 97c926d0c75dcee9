import { square } from '../../board/square.ts'
import { bishop, chessRules, king, knight, queen, rook, whiteAndBlack } from '../../families/orthodox.ts'
import { can, defineVariant, promotes } from '../../game/index.ts'
import { displacement } from '../../rules/captures/displacement.ts'
import { enPassant } from '../../rules/captures/en-passant.ts'
import { blank } from '../../rules/fields/blank.ts'
import { passedCell } from '../../rules/fields/passed-cell.ts'
import type { Movement } from '../../rules/kinds.ts'
import { advance } from '../../rules/moves/advance.ts'
import { overtake } from '../../rules/moves/overtake.ts'
import { strike } from '../../rules/moves/strike.ts'
import { farRank, rank } from '../../rules/regions.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { rememberPassing } from '../../rules/upkeep/remember-passing.ts'
import { captured } from './captured.ts'
import { forAPromotion } from './for-a-promotion.ts'
import levels from './grand-chess.levels.json' with { type: 'json' }

/** The men a side begins with, and of which a pawn may make up the number again. */
const army = { queen: 1, marshal: 1, cardinal: 1, rook: 2, bishop: 2, knight: 2 }

const among = Object.keys(army)
const offer = captured(army)

/** On the last three ranks one may become something; on the last one must, or not go there. */
const promoting = (movement: Movement) => forAPromotion(movement, { on: farRank(1), among, offer })
const choice = { on: farRank(1, 2, 3), unless: farRank(2, 3), among, offer }

/** The ways a pawn takes. */
const aslant = ['ne', 'nw'] as const

/** Chess with a marshal and a cardinal on a hundred squares, as Freeling has it. */
export const grandChess = defineVariant({
  slug: 'grand-chess',
  name: 'Grand Chess',
  alsoCalled: ['Grand'],
  by: 'Christian Freeling',
  year: 1984,
  family: 'big',
  board: square(10, 10),
  seats: whiteAndBlack,
  pieces: {
    pawn: {
      letter: 'P',
      abilities: [
        promotes(can(promoting(advance(['n'], { steps: 2, from: rank(3) }))), choice),
        promotes(can(promoting(strike(aslant)), displacement()), choice),
        can(overtake(aslant), enPassant()),
      ],
      worth: 1,
    },
    knight: { letter: 'N', abilities: [knight], worth: 3 },
    bishop: { letter: 'B', abilities: [bishop], worth: 3.5 },
    rook: { letter: 'R', abilities: [rook], worth: 5.5 },
    cardinal: { letter: 'A', abilities: [bishop, knight], worth: 8 },
    marshal: { letter: 'C', abilities: [rook, knight], worth: 9 },
    queen: { letter: 'Q', abilities: [queen], worth: 10 },
    king: { letter: 'K', abilities: [king], worth: 0, royal: true },
  },
  upkeep: [rememberPassing('pawn', aslant)],
  turns: alternate(),
  setup: 'r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - -',
  fields: [blank(), passedCell('pawn')],
  ends: chessRules.ends,
  winsOnTime: chessRules.winsOnTime,
  irreversible: ['pawn'],
  notation: 'algebraic',
  levels,
})

export default grandChess
