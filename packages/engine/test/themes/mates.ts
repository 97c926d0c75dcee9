import type { ThemeCase } from './theme-case.ts'

const frozenKing = '7k/6M1/8/8/8/8/8/KB6 w | b1h7'
const leaperMates = '4k3/4M3/8/8/8/8/8/N6K w | a1a8'
const ladder = '6k1/R7/8/8/8/8/8/1R4K1 w - - | b1b8'
const backRank = '6k1/5ppp/8/8/8/8/8/R5K1 w - - | a1a8'
const smothered = '6rk/6pp/8/6N1/8/8/8/6K1 w - - | g5f7'

/** How it ends. */
export const mateCases: readonly ThemeCase[] = [
  {
    key: 'pinchMate',
    slug: 'ultima',
    is: 'a pawn is about to squeeze the king against a coordinator',
    shown: '4kR2/4M3/8/8/8/8/8/P6K w | a1d1',
    isNot: 'it is a leaper that mates',
    missed: leaperMates,
  },
  {
    key: 'leapMate',
    slug: 'ultima',
    is: 'a leaper is about to pass over the king',
    shown: leaperMates,
    isNot: 'a leaper gives check, and the king can step aside',
    missed: '4k3/8/8/8/8/8/8/N6K w | a1a8',
  },
  {
    key: 'withdrawalMate',
    slug: 'ultima',
    is: 'the withdrawer stands beside the king and can back away',
    shown: '4k3/4M3/8/8/8/8/8/3Q3K w | d1d8',
    isNot: 'its own pawn stands behind it',
    missed: '2P1k3/4M3/8/8/8/8/8/3Q3K w | d1d8',
  },
  {
    key: 'coordinationMate',
    slug: 'ultima',
    is: 'the king comes to the rank on which the coordinator’s file crosses the other king',
    shown: '4k3/4M2K/8/8/8/8/8/R7 w | h7h8',
    isNot: 'the king comes to the rank beside it',
    missed: '4k3/4M2K/8/8/8/8/8/R7 w | h7h6',
  },
  {
    key: 'hopMate',
    slug: 'xiangqi',
    is: 'one cannon is the other’s screen',
    shown: '3aka3/9/9/9/9/9/9/4C4/C8/3K5 w | a2e2',
    isNot: 'chariots mate, which need no screen',
    missed: '3k5/R8/9/9/9/9/9/9/1R7/4K4 w | b2b10',
  },
  {
    key: 'echoMate',
    slug: 'ultima',
    is: 'a chameleon stands beside the king',
    shown: frozenKing,
    isNot: 'a leaper passes over it',
    missed: leaperMates,
  },
  {
    key: 'dropMate',
    slug: 'crazyhouse',
    is: 'a queen comes down beside the king',
    shown: '7k/8/6K1/8/8/8/8/8[Q] w - - | Q@g7',
    isNot: 'a queen on the board goes there',
    missed: '7k/Q7/6K1/8/8/8/8/8[] w - - | a7g7',
  },
  {
    key: 'frozenMate',
    slug: 'ultima',
    is: 'the king is frozen in its corner',
    shown: frozenKing,
    isNot: 'the king is free, and each of its steps is covered',
    missed: '5k2/8/5Q2/2N5/4K3/8/8/8 w | c5c8',
  },
  {
    key: 'smotheredMate',
    slug: 'chess',
    is: 'rook and pawns wall the king in',
    shown: smothered,
    isNot: 'cells beside it are empty and covered',
    missed: backRank,
  },
  {
    key: 'backRankMate',
    slug: 'chess',
    is: 'its own pawns keep the king on the last rank',
    shown: backRank,
    isNot: 'the other rook does',
    missed: ladder,
  },
  {
    key: 'stuck',
    slug: 'ultima',
    is: 'the king is frozen, alone and not in check',
    shown: '7k/8/8/8/8/8/3m4/K7 b | d2b2',
    isNot: 'a pawn of its side is free to move',
    missed: '7k/8/8/8/8/3P4/3m4/K7 b | d2b2',
  },
  {
    key: 'bareKing',
    slug: 'byzantine-chess',
    is: 'the rook is all the other king had, and taking back does not help',
    shown: '3K12/16/10k5/1C8rR4 w | l1k1 k2k1',
    isNot: 'a pawn is left to it',
    missed: '3K12/16/10k4c/1C8rR4 w | l1k1 k2k1',
  },
  {
    key: 'kingTaken',
    slug: 'atomic-chess',
    is: 'the king stands beside the pawn that is taken',
    shown: '3k4/3p4/8/8/8/8/8/3RK3 w - - | d1d7',
    isNot: 'it stands two squares off',
    missed: '3k4/8/3p4/8/8/8/8/3RK3 w - - | d1d6',
  },
  {
    key: 'riddance',
    slug: 'antichess',
    is: 'the last pawn has to be taken',
    shown: '8/8/8/8/1p6/8/P7/8 w - - | a2a3 b4a3',
    isNot: 'another pawn is left',
    missed: '8/8/8/8/1p6/8/P6P/8 w - - | a2a3 b4a3',
  },
]
