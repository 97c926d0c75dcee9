import { every, ruled, square } from '../../board/index.ts'
import { clothed } from '../../families/clothed.ts'
import { bishop, rook, whiteAndBlack } from '../../families/orthodox.ts'
import { ferz, gold, lance, pawn, promotable, shogiKnight, silver, wazir } from '../../families/shogi.ts'
import { can, defineVariant, drops } from '../../game/index.ts'
import { displacement } from '../../rules/captures/displacement.ts'
import { anybody } from '../../rules/chances/anybody.ts'
import { noDropMate } from '../../rules/duties/no-drop-mate.ts'
import { step } from '../../rules/moves/step.ts'
import { farRank } from '../../rules/regions.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { impasse } from '../../rules/verdicts/impasse.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { perpetualCheck } from '../../rules/verdicts/perpetual-check.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import levels from './shogi.levels.json' with { type: 'json' }

/** The last three ranks: who goes into, about in or out of them may be promoted. */
const zone = farRank(1, 2, 3)

/** Who could never move on is neither dropped nor left there, and a file has one pawn of a side. */
const limits = {
  pawn: { never: farRank(1), mostOnFile: 1 },
  lance: { never: farRank(1) },
  knight: { never: farRank(1, 2) },
}

/** Japanese chess. */
export const shogi = defineVariant({
  slug: 'shogi',
  name: 'Shogi',
  by: 'traditional',
  year: 1587,
  family: 'sisters',
  board: ruled(square(9, 9), [
    [3, 3],
    [6, 3],
    [3, 6],
    [6, 6],
  ]),
  seats: whiteAndBlack,
  pieces: clothed('shogi', {
    pawn: { letter: 'P', abilities: promotable([pawn], { zone, to: 'tokin', stuckOn: farRank(1) }), worth: 1 },
    lance: {
      letter: 'L',
      abilities: promotable([lance], { zone, to: 'promotedLance', stuckOn: farRank(1) }),
      worth: 3,
    },
    knight: {
      letter: 'N',
      abilities: promotable([shogiKnight], { zone, to: 'promotedKnight', stuckOn: farRank(1, 2) }),
      worth: 3.5,
    },
    silver: { letter: 'S', abilities: promotable([silver], { zone, to: 'promotedSilver' }), worth: 5 },
    gold: { letter: 'G', abilities: [gold], worth: 5.5 },
    bishop: { letter: 'B', abilities: promotable([bishop], { zone, to: 'horse' }), worth: 8 },
    rook: { letter: 'R', abilities: promotable([rook], { zone, to: 'dragon' }), worth: 10 },
    king: { letter: 'K', abilities: [can(step(every), displacement())], worth: 0, royal: true },
    tokin: { letter: '+P', abilities: [gold], worth: 5 },
    promotedLance: { letter: '+L', abilities: [gold], worth: 5 },
    promotedKnight: { letter: '+N', abilities: [gold], worth: 5 },
    promotedSilver: { letter: '+S', abilities: [gold], worth: 5.2 },
    horse: { letter: '+B', abilities: [bishop, wazir], worth: 10 },
    dragon: { letter: '+R', abilities: [rook, ferz], worth: 12 },
  }),
  hands: {
    holds: ['rook', 'bishop', 'gold', 'silver', 'knight', 'lance', 'pawn'],
    reverts: {
      tokin: 'pawn',
      promotedLance: 'lance',
      promotedKnight: 'knight',
      promotedSilver: 'silver',
      horse: 'bishop',
      dragon: 'rook',
    },
  },
  also: [drops(limits)],
  standing: limits,
  duty: noDropMate('pawn', ['n']),
  turns: alternate(),
  setup: 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[]',
  ends: [
    checkmate(),
    noMove.loses(),
    perpetualCheck(4).loses(),
    repetition(4).draws(),
    impasse({ zone, men: 10, points: [28, 27], great: ['rook', 'bishop', 'dragon', 'horse'] }).wins(),
  ],
  winsOnTime: anybody(),
  levels,
})

export default shogi
