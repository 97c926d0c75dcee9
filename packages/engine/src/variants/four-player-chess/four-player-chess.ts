import { cross } from '../../board/index.ts'
import { king, memory, orthodox, pawn, queen } from '../../families/orthodox.ts'
import { castles, defineVariant } from '../../game/index.ts'
import type { CastlingPlan } from '../../rules/castling.ts'
import { anybody } from '../../rules/chances/anybody.ts'
import { castlingBySeat } from '../../rules/fields/castling-by-seat.ts'
import { fallenField } from '../../rules/fields/fallen-field.ts'
import { passedCell } from '../../rules/fields/passed-cell.ts'
import { pointsField } from '../../rules/fields/points-field.ts'
import { beaten } from '../../rules/guards/beaten.ts'
import { level } from '../../rules/regions.ts'
import { armyStays } from '../../rules/resigning/army-stays.ts'
import { rotate } from '../../rules/turns/rotate.ts'
import { scorePoints } from '../../rules/upkeep/score-points.ts'
import { bareSurvivors } from '../../rules/verdicts/bare-survivors.ts'
import { byPoints } from '../../rules/verdicts/by-points.ts'
import { lastStanding } from '../../rules/verdicts/last-standing.ts'
import { quiet } from '../../rules/verdicts/quiet.ts'
import { repetition } from '../../rules/verdicts/repetition.ts'

/** The king two cells towards a rook, the rook to the cell it crossed, on each player's own back rank. */
const castling: CastlingPlan = {
  king: 'king',
  partner: 'rook',
  names: 'king',
  sides: [
    {
      letter: 'k',
      ends: [
        ['j1', 'i1'],
        ['a10', 'a9'],
        ['e14', 'f14'],
        ['n5', 'n6'],
      ],
    },
    {
      letter: 'q',
      ends: [
        ['f1', 'g1'],
        ['a6', 'a7'],
        ['i14', 'h14'],
        ['n9', 'n8'],
      ],
    },
  ],
}

/** One pawn of each player may have just gone two squares. */
const passing = { memories: 4, lasts: 'a round' } as const

const kingPoints = 20

/** Attacking kings with a queen is easy, and is worth less. */
const queenFork = { two: 1, three: 5 }

/** A game that nobody can win any more gives those who are still in it so much each. */
const shared = { more: 10 }

/** Four armies on a cross, each for itself: points decide. */
export const fourPlayerChess = defineVariant({
  slug: 'four-player-chess',
  name: 'Four-Player Chess',
  by: 'chess.com',
  year: 2017,
  family: 'boards',
  board: cross(14, 3),
  seats: [
    { id: 'red', faces: 'n' },
    { id: 'blue', faces: 'e' },
    { id: 'yellow', faces: 's' },
    { id: 'green', faces: 'w' },
  ],
  pieces: {
    ...orthodox,
    pawn: {
      ...orthodox.pawn,
      abilities: pawn({ start: level(2), promotion: level(8), to: ['promotedQueen'], memories: passing.memories }),
    },
    bishop: { ...orthodox.bishop, worth: 5 },
    /** Moves as a queen, and is worth what it was made of. */
    promotedQueen: { letter: 'D', abilities: [queen], worth: 9 },
    king: { ...orthodox.king, abilities: [king, castles(castling)] },
  },
  guards: [beaten()],
  upkeep: [
    ...(memory(castling, passing).upkeep ?? []),
    scorePoints({
      worths: { pawn: 1, knight: 3, bishop: 5, rook: 5, queen: 9, promotedQueen: 1, king: kingPoints },
      fork: { two: 5, three: 20 },
      forkBy: { queen: queenFork, promotedQueen: queenFork },
    }),
  ],
  turns: rotate({ mate: kingPoints, stalemate: 20 }),
  resigning: armyStays({ king: kingPoints }),
  setup:
    '3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP*8,3/14/bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bK,bP,10,gP,gQ/bQ,bP,10,gP,gK/bB,bP,10,gP,gB/bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/3,rP*8,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3 r rKQbKQyKQgKQ',
  fields: [castlingBySeat(castling), passedCell('pawn', passing.memories, passing.lasts), fallenField(), pointsField()],
  ends: [
    byPoints(lastStanding()),
    byPoints(repetition(3).draws(), shared),
    byPoints(quiet(200).draws(), shared),
    byPoints(bareSurvivors.draw(), shared),
  ],
  winsOnTime: anybody(),
  irreversible: ['pawn'],
})

export default fourPlayerChess
