/**
 * Positions of Baroque with their complete answers, worked out by hand from its rules in prose; B2 to B7
 * are the diagrams of its page at vchess, whose captions say what is taken. Any implementation can be
 * held against them.
 */
import { type CheckCase, type FrozenCase, type MovesCase, one, type PerftCase, whole } from './case.ts'

export const start = 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBQKBNR'

/** A picture of two immobilizers: it has no kings, so it is a question for a generator and not for a game. */
export const kinglessCase: MovesCase = one(
  'B1',
  'an immobilizer goes where an orthodox queen goes',
  '8/8/4m3/8/8/8/3M4/8 w',
  'd2',
  'd1 d3 d4 d5 d6 d7 d8 a2 b2 c2 e2 f2 g2 h2 e3 f4 g5 h6 c3 b4 a5 c1 e1',
)

export const movesCases: readonly MovesCase[] = [
  whole(
    'start',
    'at the start only pawns move',
    `${start} w`,
    [...'abcdefgh'].map((file) => `${file}2${file}3 ${file}2${file}4 ${file}2${file}5 ${file}2${file}6`).join(' '),
  ),
  one(
    'B2',
    'a pawn pinches a coordinator and a leaper at once',
    '7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w',
    'c2',
    'c1 c3 d2 e2 f2 g2 h2 c4xc5,d4',
  ),
  one(
    'B3',
    'a coordinator takes on both corners it forms with its king',
    '8/2b4K/2q5/3p1N1p/8/8/2R5/k7 w',
    'c2',
    'c1xc7 c3xc7 c4xc7 c5xc7,h5 a2 b2 d2 e2 f2 g2 h2 d3 e4 b3 a4 d1 b1',
  ),
  one(
    'B4',
    'a leaper leaps on along one line, not with another man behind its victim, and need not go on',
    '2n4k/3r4/5b2/3p4/1m6/3b4/3N4/K7 w',
    'd2',
    'd4xd3 d6xd3,d5 d8xd3,d5,d7 a5xb4 d1 e2 f2 g2 h2 c2 b2 a2 e3 f4 g5 h6 c3 e1 c1',
  ),
  one(
    'B5',
    'a withdrawer takes what it moves straight away from',
    '7k/8/8/3Qr3/8/8/8/K7 w',
    'd5',
    'c5xe5 b5xe5 a5xe5 d6 d7 d8 d4 d3 d2 d1 e6 f7 g8 c6 b7 a8 e4 f3 g2 h1 c4 b3 a2',
  ),
  one(
    'B6',
    'a chameleon leaps and coordinates in one move, and pinches nobody on a diagonal',
    '7k/8/8/r3pP2/2n5/8/B7/K7 w',
    'a2',
    'd5xa5,c4 e6xc4 f7xc4 g8xc4 b3 a3 a4 b2 c2 d2 e2 f2 g2 h2 b1',
  ),
  one('B7', 'a king keeps out of a pinch', '7k/8/8/p4r2/4K3/8/8/8 w', 'e4', 'd3 e3 f3 d4 f4 d5 f5xf5'),
  one(
    'B8',
    'a chameleon beside the immobilizer frees the others beside it',
    '7k/8/2B5/3m4/4N3/8/8/K7 w',
    'e4',
    'a4 b4 c4 d4 f4 g4 h4 e1 e2 e3 e5 e6 e7 e8 f5 g6 h7 f3 g2 h1 d3 c2 b1',
  ),
  one('B8b', 'a chameleon beside the immobilizer does not free itself', '7k/8/2B5/3m4/4N3/8/8/K7 w', 'c6', ''),
  one('B8c', 'an immobilizer beside a chameleon is frozen', '7k/8/2B5/3m4/4N3/8/8/K7 b', 'd5', ''),
  one(
    'B9',
    'of two chameleons beside the immobilizer each frees the other',
    '7k/8/2B1B3/3m4/8/8/8/K7 w',
    'c6',
    'c7 c8 c5 c4 c3 c2 c1 d6 b6 a6 d7 e8 b7 a8 b5 a4',
  ),
  one(
    'B10',
    'a chameleon that arrives frees an immobilizer locked by another',
    '7k/8/8/3mB3/2M5/8/8/K7 w',
    'c4',
    'c5 c6 c7 c8 c3 c2 c1 d4 e4 f4 g4 h4 b4 a4 b5 a6 d3 e2 f1 b3 a2',
  ),
  one('B10b', 'and the other stays locked', '7k/8/8/3mB3/2M5/8/8/K7 b', 'd5', ''),
  one(
    'B11',
    'an immobilizer beside an enemy chameleon is frozen, even if the immobilizer beside it is cancelled',
    '7k/8/8/3mB3/2M5/1b6/8/K7 w',
    'c4',
    '',
  ),
  one(
    'B12',
    'a frozen man still anchors a pinch, and a pawn can take an immobilizer',
    '7k/8/P7/3m4/3M4/8/8/K7 w',
    'a6',
    'b6 c6 d6xd5 e6 f6 g6 h6 a7 a8 a5 a4 a3 a2',
  ),
  one('B12b', 'two immobilizers that touch lock each other', '7k/8/P7/3m4/3M4/8/8/K7 w', 'd4', ''),
  whole('B13', 'a bare frozen king has no move', '7k/8/8/8/8/8/1m6/K7 w', ''),
  whole('B13b', 'a frozen king beside a chameleon has no move', '7k/6MB/8/8/8/8/8/K7 b', ''),
  whole('B13c', 'a bare frozen king has no move, as Black', '7k/6M1/8/8/8/8/8/K7 b', ''),
  one(
    'B14',
    'a king keeps away from a chameleon that another has set free',
    '7k/8/5M2/4b1b1/3K4/8/8/8 w',
    'd4',
    'c3 c4 c5 d3 e3 e5xe5',
  ),
  one(
    'B15',
    'a chameleon takes in all its ways in one move',
    '3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w',
    'd2',
    eighteen('d4xd1,d3 d6xc6,d1,d3,d5,d7,e6,g6'),
  ),
]

/** The same question under MacKay's reading of the chameleon, in which a leap takes leapers and nobody else. */
export const leapOnlyCases: readonly MovesCase[] = [
  one(
    'B15b',
    'a leap takes leapers alone',
    '3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w',
    'd2',
    eighteen('d4xd3 d6xd3,d5'),
  ),
]

export const checkCases: readonly CheckCase[] = [
  { guarantee: 'nobody is in check at the start', fen: `${start} w`, inCheck: false },
  { guarantee: 'a chameleon freed by another gives check', fen: '7k/8/5M2/4b1b1/3K4/8/8/8 w', inCheck: true },
  { guarantee: 'a chameleon that is alone and frozen gives none', fen: '7k/8/5M2/4b3/3K4/8/8/8 w', inCheck: false },
  { guarantee: 'an immobilizer gives no check', fen: '7k/6M1/8/8/8/8/8/K7 b', inCheck: false },
  { guarantee: 'a chameleon beside a frozen king gives check', fen: '7k/6MB/8/8/8/8/8/K7 b', inCheck: true },
]

/** The first three are middle games of which the counts below are known too. */
export const frozenCases: readonly FrozenCase[] = [
  { fen: 'rn1q2n1/1Nbppkm1/2p2B1p/3pP2b/2p3p1/P2P3P/1PP1PP2/MNBQK2R b', frozen: ['f6', 'g7'] },
  { fen: 'r1b1kbnm/2p2p2/P3pPp1/8/4q2p/6K1/P1NPP1P1/MnBQ1BNR w', frozen: ['b1'] },
  { fen: 'b2qkpnm/6pp/2N2P2/2b5/3B2p1/3B1P2/P1PP2PP/MQ2K2R w', frozen: [] },
  { fen: '7k/8/2B5/3m4/4N3/8/8/K7 w', frozen: ['c6', 'd5'] },
  { fen: '7k/8/2B1B3/3m4/8/8/8/K7 w', frozen: ['d5'] },
  { fen: '7k/8/8/3mB3/2M5/8/8/K7 w', frozen: ['d5'] },
  { fen: '7k/8/8/3mB3/2M5/1b6/8/K7 w', frozen: ['c4', 'd5'] },
  { fen: '7k/8/P7/3m4/3M4/8/8/K7 w', frozen: ['d4', 'd5'] },
]

const vchess = 'the public code of vchess, and a generator written apart from it'

export const perftCases: readonly PerftCase[] = [
  { fen: `${start} w`, leaves: [32, 944, 42_762, 1_849_856], slowDepth: 3, source: vchess },
  {
    fen: 'rn1q2n1/1Nbppkm1/2p2B1p/3pP2b/2p3p1/P2P3P/1PP1PP2/MNBQK2R b',
    leaves: [63, 3_856, 245_460],
    slowDepth: 2,
    source: vchess,
  },
  {
    fen: 'r1b1kbnm/2p2p2/P3pPp1/8/4q2p/6K1/P1NPP1P1/MnBQ1BNR w',
    leaves: [62, 4_112, 261_122],
    slowDepth: 2,
    source: vchess,
  },
  {
    fen: 'b2qkpnm/6pp/2N2P2/2b5/3B2p1/3B1P2/P1PP2PP/MQ2K2R w',
    leaves: [92, 5_599, 506_087],
    slowDepth: 2,
    source: vchess,
  },
]

function eighteen(leaps: string): string {
  return `${leaps} h6xg6 a2 b2 c2 e2 f2 g2 h2 c3 b4 a5 e3 f4 g5 c1 e1`
}
