import { corner, cube } from '../../board/index.ts'
import { bishop, king, knight, queen, rook, whiteAndBlack } from '../../families/orthodox.ts'
import { can, defineVariant, promotes } from '../../game/index.ts'
import { displacement } from '../../rules/captures/displacement.ts'
import { notTheBare } from '../../rules/chances/not-the-bare.ts'
import { advance } from '../../rules/moves/advance.ts'
import { slide } from '../../rules/moves/slide.ts'
import { strike } from '../../rules/moves/strike.ts'
import { deadEnd } from '../../rules/regions.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { insufficient } from '../../rules/verdicts/insufficient.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import levels from './raumschach.levels.json' with { type: 'json' }

/** On the rank from which neither way leads on: the far one of the level furthest from home. */
const choice = { on: deadEnd('n', 'u'), among: ['queen', 'rook', 'bishop', 'knight', 'unicorn'] }

/** Maack's chess in space. */
export const raumschach = defineVariant({
  slug: 'raumschach',
  name: 'Raumschach',
  by: 'Ferdinand Maack',
  year: 1907,
  family: 'boards',
  board: cube(5),
  seats: whiteAndBlack,
  pieces: {
    pawn: {
      letter: 'P',
      abilities: [
        promotes(can(advance(['n', 'u'])), choice),
        // A way forward or up, and a way to the side, or both at once.
        promotes(can(strike(['ne', 'nw', 'nu', 'eu', 'wu']), displacement()), choice),
      ],
      worth: 1,
    },
    knight: { letter: 'N', abilities: [knight], worth: 3 },
    unicorn: { letter: 'U', abilities: [can(slide(corner), displacement())], worth: 2 },
    bishop: { letter: 'B', abilities: [bishop], worth: 4 },
    rook: { letter: 'R', abilities: [rook], worth: 5 },
    queen: { letter: 'Q', abilities: [queen], worth: 10 },
    king: { letter: 'K', abilities: [king], worth: 0, royal: true },
  },
  turns: alternate(),
  setup: 'rnknr/ppppp/5/5/5//ubqub/ppppp/5/5/5//5/5/5/5/5//5/5/5/PPPPP/BUQBU//5/5/5/PPPPP/RNKNR',
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

export default raumschach
