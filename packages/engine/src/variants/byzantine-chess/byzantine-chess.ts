import { diagonal, ring } from '../../board/index.ts'
import { king, knight, rook } from '../../families/orthodox.ts'
import { type Ability, can, defineVariant } from '../../game/index.ts'
import { displacement } from '../../rules/captures/displacement.ts'
import { notTheBare } from '../../rules/chances/not-the-bare.ts'
import { advance } from '../../rules/moves/advance.ts'
import { paths } from '../../rules/moves/leaps.ts'
import { step } from '../../rules/moves/step.ts'
import { strike } from '../../rules/moves/strike.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { bareKing } from '../../rules/verdicts/bare-king.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import levels from './byzantine-chess.levels.json' with { type: 'json' }
import { takenOffWhereTheyMeet } from './taken-off-where-they-meet.ts'

/** A pawn that goes round one way all its life. */
const pawn = (along: 'cw' | 'ccw', facing: string): readonly Ability[] =>
  [can(advance([along])), can(strike([`in-${along}`, `out-${along}`]), displacement())].map((ability) => ({
    ...ability,
    after: [takenOffWhereTheyMeet({ along, facing })],
    isPlain: false,
  }))

const elephant = can(paths(['in-cw in-cw', 'out-cw out-cw', 'out-ccw out-ccw', 'in-ccw in-ccw']), displacement())

/** Shatranj on a board without an end. */
export const byzantineChess = defineVariant({
  slug: 'byzantine-chess',
  name: 'Byzantine chess',
  by: 'traditional',
  year: 947,
  family: 'sisters',
  board: ring(16, 4),
  seats: [
    { id: 'white', faces: 'in' },
    { id: 'black', faces: 'in' },
  ],
  pieces: {
    clockwisePawn: { letter: 'C', abilities: pawn('cw', 'anticlockwisePawn'), worth: 1 },
    anticlockwisePawn: { letter: 'A', abilities: pawn('ccw', 'clockwisePawn'), worth: 1 },
    elephant: { letter: 'E', abilities: [elephant], worth: 1.5 },
    ferz: { letter: 'F', abilities: [can(step(diagonal), displacement())], worth: 1.5 },
    knight: { letter: 'N', abilities: [knight], worth: 3 },
    rook: { letter: 'R', abilities: [rook], worth: 6 },
    king: { letter: 'K', abilities: [king], worth: 0, royal: true },
  },
  turns: alternate(),
  setup: '2AFKC4akfc2/2AEEC4aeec2/2ANNC4annc2/2ARRC4arrc2',
  ends: [checkmate(), noMove.loses(), bareKing.loses(), repetition(3).draws(), quiet(140).draws()],
  winsOnTime: notTheBare(),
  // On a ring a pawn that goes on and on comes back to where it was.
  restarts: ['clockwisePawn', 'anticlockwisePawn'],
  levels,
})

export default byzantineChess
