/**
 * Positions with their complete answers, worked out by hand from the rules of 1963. Any implementation
 * of Ultima can be held against them. A removal is `d4d4`.
 */
import { type FrozenCase, type MovesCase, one, type PerftCase, whole } from './case.ts'

const start = 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR'

export const movesCases: readonly MovesCase[] = [
  whole(
    'U1',
    'at the start only pawns move',
    `${start} w`,
    [...'abcdefgh'].map((file) => `${file}2${file}3 ${file}2${file}4 ${file}2${file}5 ${file}2${file}6`).join(' '),
  ),
  one(
    'U2',
    'a pawn pinches up to three men at once',
    '7k/8/3P4/3r4/P3nB2/3p4/3P4/K7 w',
    'a4',
    'a2 a3 a5 a6 a7 a8 b4 c4 d4xd3,d5,e4',
  ),
  one(
    'U3',
    'a pinch needs an own man on the very next square',
    '7k/2N5/8/2n5/3rp3/8/2P5/K7 w',
    'c2',
    'a2 b2 d2 e2 f2 g2 h2 c1 c3 c4',
  ),
  one(
    'U4',
    'a withdrawer takes what it leaves, however far it goes',
    '7k/8/8/3np3/2rQ4/8/8/K7 w',
    'd4',
    'c3xe5 b2xe5 d3xd5 d2xd5 d1xd5 e4xc4 f4xc4 g4xc4 h4xc4 c5 b6 a7 e3 f2 g1',
  ),
  one(
    'U5',
    'a leaper leaps on and on but never two in a row, an own man or the edge',
    '3k4/8/5q2/1p6/1p6/2p5/nNP5/1K6 w',
    'b2',
    'd4xc3 e5xc3 g7xc3,f6 h8xc3,f6 b3 a3 a1 c1',
  ),
  one(
    'U6',
    'a coordinator takes on the corners it forms with its king, and never in line with it',
    'k7/8/6R1/8/2p5/8/2K4b/8 w',
    'g6',
    'h5xh2 h6xh2 h7xh2 g4xc4 e4xc4 a6 b6 c6 d6 e6 f6 g8 g7 g5 g3 g2 g1 f7 e8 f5 d3',
  ),
  one(
    'U7',
    'a block is no help against a leaper that can leap it too',
    'k7/8/8/8/1n2K3/8/R3p3/8 w',
    'a2',
    'b1xb4 b2xb4,e2 b3xb4',
  ),
  one(
    'U8',
    'a chameleon takes in all its ways in one move',
    '3N3k/3p4/1Pp1pPr1/3n4/8/3n4/3B4/3q2K1 w',
    'd2',
    'd4xd1,d3 d6xc6,d1,d3,d5,d7,e6,g6 h6xg6 a2 b2 c2 e2 f2 g2 h2 c3 b4 a5 e3 f4 g5 c1 e1',
  ),
  one(
    'U9',
    'a chameleon leaps leapers alone and leaves withdrawers alone',
    '7k/8/8/2P5/q1p5/1B2r3/8/K7 w',
    'b3',
    'c3xc4 c2xa4 d1xa4 b4 b5 b6 b7 b8 b2 b1 d3 a3 a2',
  ),
  whole('U10', 'a frozen man may only be removed', '7k/8/8/4m3/3N4/8/8/K7 w', 'a1a2 a1b1 a1b2 d4d4'),
  whole('U11', 'a locked immobilizer goes on freezing', '7k/8/8/4m3/3M4/2n5/4P3/K7 b', 'h8g8 h8g7 h8h7 c3c3 e5e5'),
  one('U11b', 'two immobilizers that touch lock each other', '7k/8/8/4m3/3M4/2n5/4P3/K7 w', 'd4', 'd4'),
  whole(
    'U12',
    'a chameleon beside the immobilizer frees nobody',
    '7k/8/2B5/3m4/4N3/8/8/K7 w',
    'a1a2 a1b1 a1b2 c6c6 e4e4',
  ),
  whole(
    'U13',
    'the man that keeps an attacker frozen may not be removed',
    '7k/8/8/8/8/2M5/3b4/4K3 w',
    'e1d1 e1e2 e1f1 e1f2 e1d2xd2',
  ),
  one(
    'U14',
    'an immobilizer must keep the withdrawer that threatens its king',
    'k7/8/8/8/8/3M4/4q3/4K3 w',
    'd3',
    'd1 d2 e3 f3',
  ),
  whole('U15', 'a bare frozen king has no move', '7k/8/8/8/8/8/1m6/K7 w', ''),
  whole('U15b', 'a bare frozen king has no move, as Black', '7k/6M1/8/8/8/8/8/K7 b', ''),
  whole('U15c', 'a frozen king next to a chameleon has no move', '7k/6MB/8/8/8/8/8/K7 b', ''),
  one('U16', 'a king keeps out of a pinch', '7k/8/8/p4r2/4K3/8/8/8 w', 'e4', 'd3 e3 f3 d4 f4 d5 f5xf5'),
  one('U17', 'a king keeps out of the corners of a coordinator', 'r7/8/8/7k/8/8/6K1/8 w', 'g2', 'f1 f2 f3 g1 g3'),
  one('U18', 'a king keeps away from a chameleon', '7k/8/8/4b3/8/2K5/8/8 w', 'c3', 'b2 b3 b4 c2 c4 d2 d3'),
]

/** Three middle games, with their frozen men of both sides. */
export const frozenCases: readonly FrozenCase[] = [
  { fen: 'rnbq1bpn/pppppk2/5pP1/5m2/4PB1p/7B/PP1P1NPP/MNPKQ2R b', frozen: ['e4', 'f4', 'f5', 'g6'] },
  { fen: 'rn1qkb2/pbpppppn/6p1/8/1P1MP1p1/3m4/P1PP1PPP/BN1KQBNR w', frozen: ['c2', 'd2', 'd3', 'd4', 'e4'] },
  { fen: '4k1nm/2p2p1p/3b3p/P4R2/2P3p1/b1P2r1P/1BPP3P/M2KQB2 w', frozen: [] },
]

const generators = 'generators written apart from each other, which agree'

export const perftCases: readonly PerftCase[] = [
  { fen: `${start} w`, leaves: [32, 944, 42_762, 1_850_161], slowDepth: 3, source: generators },
  {
    fen: 'rnbq1bpn/pppppk2/5pP1/5m2/4PB1p/7B/PP1P1NPP/MNPKQ2R b',
    leaves: [43, 2_290, 108_375],
    slowDepth: 2,
    source: generators,
  },
  {
    fen: 'rn1qkb2/pbpppppn/6p1/8/1P1MP1p1/3m4/P1PP1PPP/BN1KQBNR w',
    leaves: [35, 1_636, 62_559],
    slowDepth: 2,
    source: generators,
  },
  {
    fen: '4k1nm/2p2p1p/3b3p/P4R2/2P3p1/b1P2r1P/1BPP3P/M2KQB2 w',
    leaves: [74, 5_365, 385_916],
    slowDepth: 2,
    source: generators,
  },
]
