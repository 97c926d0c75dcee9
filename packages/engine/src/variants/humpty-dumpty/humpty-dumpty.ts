import { diagonal } from '../../board/headings.ts'
import { square } from '../../board/square.ts'
import { arrow, cannon, tank } from '../../families/hoppers.ts'
import { bishop, king, knight, queen, rook, whiteAndBlack } from '../../families/orthodox.ts'
import { can, castles, defineVariant, promotes } from '../../game/index.ts'
import { displacement } from '../../rules/captures/displacement.ts'
import type { CastlingPlan } from '../../rules/castling.ts'
import { notTheBare } from '../../rules/chances/not-the-bare.ts'
import { blank } from '../../rules/fields/blank.ts'
import { castlingField } from '../../rules/fields/castling-field.ts'
import { advance } from '../../rules/moves/advance.ts'
import { leaps } from '../../rules/moves/leaps.ts'
import { step } from '../../rules/moves/step.ts'
import { strike } from '../../rules/moves/strike.ts'
import { lacking } from '../../rules/offers/lacking.ts'
import { farRank, rank } from '../../rules/regions.ts'
import { alternate } from '../../rules/turns/alternate.ts'
import { castlingLapses } from '../../rules/upkeep/castling-lapses.ts'
import { bareRoyals } from '../../rules/verdicts/bare-royals.ts'
import { checkmate } from '../../rules/verdicts/checkmate.ts'
import { noMove } from '../../rules/verdicts/no-move.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'
import levels from './humpty-dumpty.levels.json' with { type: 'json' }
import { readings } from './readings.ts'

/** On a board of twelve files king and rook each go one square further than in chess. */
const castling: CastlingPlan = {
  king: 'king',
  partner: 'rook',
  names: 'king',
  sides: [
    {
      letter: 'k',
      ends: [
        ['j1', 'i1'],
        ['j8', 'i8'],
      ],
    },
    {
      letter: 'q',
      ends: [
        ['d1', 'e1'],
        ['d8', 'e8'],
      ],
    },
  ],
}

/** What one may become: of each kind one at a time. */
const compounds = ['queen', 'gnu', 'tank']

/** A pawn must become something, a frog when its side has all three. */
const crowning = {
  on: farRank(1),
  among: [...compounds, 'frog'],
  offer: lacking(compounds, { otherwise: 'frog' }),
}

/** A frog may stay a frog, and must when it only moves along the far rank. */
const crowningOfFrogs = {
  on: farRank(1),
  entering: true,
  among: compounds,
  offer: lacking(compounds),
  unless: farRank(1),
}

/** The river runs before the fifth rank; it bars no one but frogs. */
const bank = rank(1, 2, 3, 4)

const camel = leaps(3, 1)

/** Chess and Chinese chess on Colchester's board; the array is a reconstruction, see the rules beside this. */
export const humptyDumpty = defineVariant({
  slug: 'humpty-dumpty',
  name: 'Humpty Dumpty Chess',
  by: 'Charles Gilman',
  year: 2009,
  family: 'big',
  board: square(12, 8),
  seats: whiteAndBlack,
  pieces: {
    pawn: {
      letter: 'P',
      abilities: [promotes(can(advance()), crowning), promotes(can(strike(['ne', 'nw']), displacement()), crowning)],
      worth: 1,
    },
    frog: {
      letter: 'F',
      abilities: [
        promotes(can(step(diagonal), displacement()), crowningOfFrogs),
        promotes(can(leaps(3, 0, { lame: { across: bank } }), displacement()), crowningOfFrogs),
      ],
      worth: 2.5,
    },
    knight: { letter: 'N', abilities: [knight], worth: 3 },
    camel: { letter: 'M', abilities: [can(camel, displacement())], worth: 2.5 },
    gnu: { letter: 'G', abilities: [knight, can(camel, displacement())], worth: 6 },
    bishop: { letter: 'B', abilities: [bishop], worth: 4 },
    arrow: { letter: 'A', abilities: [arrow], worth: 3 },
    rook: { letter: 'R', abilities: [rook], worth: 6 },
    cannon: { letter: 'C', abilities: [cannon], worth: 4 },
    queen: { letter: 'Q', abilities: [queen], worth: 11 },
    tank: { letter: 'T', abilities: [tank], worth: 7 },
    king: { letter: 'K', abilities: [king, castles(castling)], worth: 0, royal: true },
  },
  upkeep: [castlingLapses(castling)],
  turns: alternate(),
  setup: 'rnb2fk2bnr/1c1maffam1c1/p1pp1pp1pp1p/12/12/P1PP1PP1PP1P/1C1MAFFAM1C1/RNB2FK2BNR w KQkq -',
  fields: [castlingField(castling), blank()],
  ends: [checkmate(), noMove.draws(), bareRoyals.draw(), repetition(3).draws(), quiet(100).draws()],
  winsOnTime: notTheBare(),
  irreversible: ['pawn'],
  notation: 'algebraic',
  readings,
  levels,
})

export default humptyDumpty
