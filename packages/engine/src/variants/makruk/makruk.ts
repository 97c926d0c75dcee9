import { board, king, knight, rook, whiteAndBlack } from '../../families/orthodox.ts'
import { ferz, silver } from '../../families/shogi.ts'
import { can, defineVariant, promotes } from '../../game/index.ts'
import { displacement } from '../../rules/captures/displacement.ts'
import { notTheBare } from '../../rules/chances/not-the-bare.ts'
import { blank } from '../../rules/fields/blank.ts'
import { countField } from '../../rules/fields/count-field.ts'
import { advance } from '../../rules/moves/advance.ts'
import { strike } from '../../rules/moves/strike.ts'
import { farRank } from '../../rules/regions.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { keepCount } from '../../rules/upkeep/keep-count.ts'
import { bareRoyals } from '../../rules/verdicts/bare-royals.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { countedOut } from '../../rules/verdicts/counted-out.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import levels from './makruk.levels.json' with { type: 'json' }

/** Where a pawn is turned over: the rank on which the other side’s pawns began. */
const turned = { on: farRank(3), among: ['met'] }

/** The men against a bared king, and how many moves they have, those already counted which stand on the board included. */
const pieces = [
  [2, 'rook', 8],
  [1, 'rook', 16],
  [2, 'khon', 22],
  [2, 'knight', 32],
  [1, 'khon', 44],
] as const

/** Thai chess. */
export const makruk = defineVariant({
  slug: 'makruk',
  name: 'Makruk',
  by: 'traditional',
  year: 1687,
  family: 'sisters',
  board,
  seats: whiteAndBlack,
  pieces: {
    pawn: {
      letter: 'P',
      abilities: [promotes(can(advance()), turned), promotes(can(strike(['ne', 'nw']), displacement()), turned)],
      worth: 1,
    },
    met: { letter: 'M', abilities: [ferz], worth: 1.7 },
    khon: { letter: 'S', abilities: [silver], worth: 2.6 },
    knight: { letter: 'N', abilities: [knight], worth: 3.2 },
    rook: { letter: 'R', abilities: [rook], worth: 5.2 },
    king: { letter: 'K', abilities: [king], worth: 0, royal: true },
  },
  upkeep: [keepCount({ pawn: 'pawn', board: 64, pieces })],
  fields: [blank(), countField()],
  turns: alternate(),
  setup: 'rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR',
  ends: [checkmate(), noMove.draws(), bareRoyals.draw(), countedOut().draws(), repetition(3).draws()],
  winsOnTime: notTheBare(),
  irreversible: ['pawn'],
  notation: 'algebraic',
  levels,
})

export default makruk
