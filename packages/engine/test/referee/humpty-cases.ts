/**
 * Positions of Humpty Dumpty Chess with their complete answers, worked out by hand from Charles
 * Gilman's text; H1 and H12 hold for the reconstructed array alone. Any implementation can be held
 * against them. A promotion is spelt with the letter of the new man, a castling by the king's squares.
 */
import { type MovesCase, one, type PerftCase, whole } from './case.ts'

export const start = 'rnb2fk2bnr/1c1maffam1c1/p1pp1pp1pp1p/12/12/P1PP1PP1PP1P/1C1MAFFAM1C1/RNB2FK2BNR'

export const movesCases: readonly MovesCase[] = [
  whole(
    'H1',
    'at the start, forty-three moves',
    `${start} w KQkq - 0 1`,
    `a3a4 c3c4 d3d4 f3f4 g3g4 i3i4 j3j4 l3l4 a1a2 l1l2
    b2a2 b2c2 b2b3 b2b4 b2b5 b2b6 b2b8xb8 k2j2 k2l2 k2k3 k2k4 k2k5 k2k6 k2k8xk8
    d2c5 d2e5 i2h5 i2j5 e2d1 e2a6xa6 e2i6xi6 h2i1 h2d6xd6 h2l6xl6
    f1f4 f1i1 f2c2 f2e1 f2e3 g2j2 g2h1 g2h3 g1h1`,
  ),
  one(
    'H2',
    'a frog leaps over two men sideways, but not over one across the river',
    'k11/12/12/5p6/12/3PPF6/12/11K w',
    'f3',
    'c3 e2 e4 g2 g4 i3',
  ),
  one(
    'H2b',
    'a frog crosses the river where nobody stands between',
    'k11/12/12/12/12/3PPF6/12/11K w',
    'f3',
    'c3 e2 e4 g2 g4 i3 f6',
  ),
  one(
    'H2c',
    'a frog leaps over two men within a half of the board',
    'k11/12/5p6/12/5F6/5P6/5N6/11K w',
    'f4',
    'c4 i4 e3 g3 e5 g5 f1',
  ),
  one(
    'H3',
    'a cannon takes over one man and never without',
    'k11/12/3n8/12/3p8/12/3C3r1N2/11K w',
    'd2',
    'd1 d3 d6xd6 a2 b2 c2 e2 f2 g2',
  ),
  one(
    'H4',
    'an arrow does on diagonals what a cannon does on lines',
    'k11/12/8q3/12/6P5/5A6/12/11K w',
    'f3',
    'i6xi6 e4 d5 c6 b7 g2 h1 e2 d1',
  ),
  one(
    'H5',
    'a tank is cannon and arrow in one',
    '11k/3r8/12/3p8/3T8/4P7/12/6n4K w',
    'd4',
    'd7xd7 g1xg1 e4 f4 g4 h4 i4 j4 k4 l4 c4 b4 a4 d3 d2 d1 e5 f6 g7 h8 c5 b6 a7 c3 b2 a1',
  ),
  one(
    'H6',
    'a gnu is knight and camel in one',
    'k11/12/12/8p3/5G6/3P8/12/11K w',
    'f4',
    'd5 e2 e6 g2 g6 h3 h5 c3 c5 e1 e7 g1 g7 i3 i5xi5',
  ),
  one(
    'H7',
    'a pawn must become the one of the three that is missing',
    '4r6k/3P8/12/12/12/12/12/QG9K w',
    'd7',
    'd8t e8txe8',
  ),
  one('H7b', 'and a frog when none is', '4r6k/3P8/12/12/12/12/12/QGT8K w', 'd7', 'd8f e8fxe8'),
  one(
    'H7c',
    'and whichever the player likes when all three are',
    '4r6k/3P8/12/12/12/12/12/11K w',
    'd7',
    'd8q d8g d8t e8qxe8 e8gxe8 e8txe8',
  ),
  one(
    'H8',
    'a frog that reaches the far rank may stay a frog',
    '11k/3F8/12/12/12/12/12/11K w',
    'd7',
    'c8 c8q c8g c8t e8 e8q e8g e8t c6 e6 a7 g7 d4',
  ),
  one('H8b', 'and must when it moves along that rank', '3F7k/12/12/12/12/12/12/11K w', 'd8', 'a8 g8 c7 e7 d5'),
  one(
    'H8c',
    'a frog reaches the far rank by its long move too',
    '11k/12/12/3F8/12/12/12/11K w',
    'd5',
    'd8 d8q d8g d8t d2 a5 g5 c4 e4 c6 e6',
  ),
  one(
    'H9',
    'a king castles three squares to either side',
    'r5k4r/12/12/12/12/12/12/R5K4R w KQkq - 0 1',
    'g1',
    'f1 h1 f2 g2 h2 j1 d1',
  ),
  one(
    'H9b',
    'a king castles over no attacked square, but its rook may',
    '1r4k1r3/12/12/12/12/12/12/R5K4R w KQ - 0 1',
    'g1',
    'f1 h1 f2 g2 h2 d1',
  ),
  one(
    'H9h',
    'a king does not castle where its own rook would be the hurdle of a cannon',
    '6k5/12/12/12/12/12/12/2c3K4R w K - 0 1',
    'g1',
    'f1 h1 f2 g2 h2',
  ),
  one('H9i', 'a king in check does not castle', '6k5/12/12/12/6r5/12/12/R5K4R w KQ - 0 1', 'g1', 'f1 h1 f2 h2'),
  whole(
    'H10',
    'in check over one hurdle, the hurdle goes, or the hopper is taken, or the king leaves the line',
    'k11/6c5/12/12/12/6R5/12/6K5 w',
    `g3a3 g3b3 g3c3 g3d3 g3e3 g3f3 g3h3 g3i3 g3j3 g3k3 g3l3 g3g7xg7 g1f1 g1f2 g1h1 g1h2`,
  ),
  whole(
    'H12',
    'the arrow that hides the king from an arrow may hop away itself',
    'rnb2fk2bnr/1c1maffam1c1/p1pp1pp1Ap1p/12/12/P1PP1PP1PP1P/1C1M1FFAM1C1/RNB2FK2BNR b KQkq - 0 1',
    'h7i8 h7d3xd3 h7l3xl3 g8h8',
  ),
]

export const perftCases: readonly PerftCase[] = [
  {
    fen: `${start} w KQkq - 0 1`,
    leaves: [43, 1_717, 72_885],
    slowDepth: 2,
    source: 'one generator, checked on the hand-worked cases',
  },
  {
    fen: '1n3f1kabn1/r2baf2mc1r/p1pp1pmf1pCp/2M3p1pB2/2PP1F4MP/P3BPP1PP2/1C2A1FA3F/R3c1K3NR w KQ - 0 1',
    leaves: [60, 3_161],
    slowDepth: 2,
    source: 'one generator, checked on the hand-worked cases',
  },
]
