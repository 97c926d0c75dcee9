/**
 * Positions of Fugue with their complete answers, worked out by hand from Michael Nelson's text. Any
 * implementation can be held against them. A swap ends in `<>`, a mutual destruction in `d` before what
 * it takes, a shot in `s`, a promotion in the letter of the new man.
 */
import { type FrozenCase, type MovesCase, one, type PerftCase, whole } from './case.ts'

export const start = 'wlqksaui/pppppppp/8/8/8/8/PPPPPPPP/IUASKQLW'

export const movesCases: readonly MovesCase[] = [
  whole(
    'F1',
    'at the start pawns step and the swapper trades places with its neighbours',
    `${start} w`,
    `a2a3 a2b3 b2a3 b2b3 b2c3 c2b3 c2c3 c2d3 d2c3 d2d3 d2e3 e2d3 e2e3 e2f3 f2e3 f2f3 f2g3 g2f3 g2g3 g2h3 h2g3 h2h3
    h1g1<> h1g2<> h1h2<>`,
  ),
  one(
    'F2',
    'a pushme-pullyu may not go from one enemy up to another',
    '7k/8/8/pU1p4/8/8/8/7K w',
    'b5',
    'b6 b7 b8 b4 b3 b2 b1 c6 d7 e8 a6 c4 d3 e2 f1 a4',
  ),
  one(
    'F3',
    'a pushme-pullyu takes what it leaves or what it comes up to',
    '7k/8/3q4/8/3U2p1/2lw4/8/7K w',
    'd4',
    'e5xc3 f6xc3 f4xg4 e4 c4 b4 a4 c5 b6 a7 e3 f2 g1',
  ),
  one(
    'F4',
    'a pushme-pullyu may not come up to a man that a shield covers',
    '8/8/8/1ps4k/8/8/1U6/7K w',
    'b2',
    'b3 b1 c2 d2 e2 f2 g2 h2 a2 c3 d4 e5 f6 g7 h8 a3 c1 a1',
  ),
  one(
    'F5',
    'a leaper takes one man and no more, and no man that a shield covers',
    '7k/8/2q5/8/5s2/2p1u3/8/KPLaw3 w',
    'c1',
    'c4xc3 c5xc3 c2 d2 b2 a3',
  ),
  one(
    'F6',
    'an archer shoots far at what others spot for it',
    '7k/8/8/8/2u5/8/P3P3/2A4K w',
    'c1',
    'c4sxc4 c2 c3 a1 b1 d1 e1 f1 g1 d2 e3 f4 g5 h6 b2 a3',
  ),
  one(
    'F6b',
    'a spotter two squares away needs an empty square between',
    '7k/8/8/8/2u5/1p6/P7/2A4K w',
    'c1',
    'c2 c3 a1 b1 d1 e1 f1 g1 d2 e3 f4 g5 h6 b2 a3',
  ),
  one(
    'F7',
    'a frozen man spots',
    '7k/8/8/5Pi1/A3q3/8/8/K7 w',
    'a4',
    'e4sxe4 a5 a6 a7 a8 a3 a2 b4 c4 d4 b5 c6 d7 e8 b3 c2 d1',
  ),
  one('F7b', 'and does not move', '7k/8/8/5Pi1/A3q3/8/8/K7 w', 'f5', ''),
  one(
    'F8',
    'a swapper swaps with all but the enemy swapper, and destroys only what no shield covers',
    '7k/8/3P4/4w3/3W1q2/3p4/2s5/7K w',
    'd4',
    'd6<> f4<> d3<> e5dxe5 d5 e4 e3 f2 g1 c4 b4 a4 c5 b6 a7 c3 b2 a1',
  ),
  one(
    'F9',
    'a swapper swaps with own men, frozen ones and kings too',
    '7k/8/8/4i3/3Q4/8/8/W6K w',
    'a1',
    'd4<> h1<> b2 c3 a2 a3 a4 a5 a6 a7 a8 b1 c1 d1 e1 f1 g1',
  ),
  one('F9b', 'a queen beside the immobilizer is frozen', '7k/8/8/4i3/3Q4/8/8/W6K w', 'd4', ''),
  one(
    'F10',
    'a pawn takes over a mount of either side and steps in any direction',
    'k7/8/3p4/3l4/1wLP4/4Q3/1p3q2/7K w',
    'd4',
    'b4xb4 d6xd6 f2xf2 c3 c5 d3 e4 e5',
  ),
  one(
    'F11',
    'a pawn on the far rank may turn into any kind its side has none of',
    '7k/1P6/8/8/8/8/8/3QK3 w',
    'b7',
    `a7 c7 a6 b6 c6 ${['a8', 'b8', 'c8'].map((to) => [...' iuaslw'].map((letter) => to + letter.trim()).join(' ')).join(' ')}`,
  ),
  one(
    'F12',
    'immobilizers do not freeze each other',
    '7k/8/8/4i3/3IP3/8/8/7K w',
    'd4',
    'd5 d6 d7 d8 d3 d2 d1 c4 b4 a4 c5 b6 a7 c3 b2 a1 e3 f2 g1',
  ),
  one('F12b', 'an own immobilizer frees nobody', '7k/8/8/4i3/3IP3/8/8/7K w', 'e4', ''),
  one(
    'F13',
    'a king beside its shield cannot be taken',
    '3ks3/8/8/8/8/8/8/K2Q4 w',
    'd1',
    'd2 d3 d4 d5 d6 d7 e1 f1 g1 h1 c1 b1 e2 f3 g4 h5 c2 b3 a4',
  ),
  one(
    'F13b',
    'the shield itself can',
    '3ks3/8/8/8/8/8/8/K3Q3 w',
    'e1',
    'e2 e3 e4 e5 e6 e7 e8xe8 f1 g1 h1 d1 c1 b1 f2 g3 h4 d2 c3 b4 a5',
  ),
  one('F14', 'a king may step beside the enemy king', '8/8/8/8/8/2k5/8/K7 w', 'a1', 'a2 b1 b2'),
  whole('F15', 'a bare frozen king has no move', '7k/8/8/8/8/8/1i6/K7 w', ''),
  one(
    'F16',
    'a frozen man is a mount, and an immobilizer can be taken',
    '7k/8/8/3i4/2Q5/1P6/8/K7 w',
    'b3',
    'd5xd5 a2 b2 c2 a3 c3 a4 b4',
  ),
  one(
    'F17',
    'a swapper beside a king may destroy it or trade places with it',
    '4k3/3W4/8/8/8/8/8/K7 w',
    'd7',
    'e8dxe8 e8<> a7 b7 c7 e7 f7 g7 h7 d8 d6 d5 d4 d3 d2 d1 c8 c6 b5 a4 e6 f5 g4 h3',
  ),
]

export const frozenCases: readonly FrozenCase[] = [
  { fen: 'p2ks1ui/pqpp1wpp/5Q2/l4p2/2Pa1P2/1pI1W3/2PPP1P1/1UASK1LP b', frozen: ['b3', 'd4'] },
  { fen: '7k/8/8/5Pi1/A3q3/8/8/K7 w', frozen: ['f5'] },
  { fen: '7k/8/8/4i3/3IP3/8/8/7K w', frozen: ['e4'] },
  { fen: '7k/8/8/8/8/8/1i6/K7 w', frozen: ['a1'] },
  { fen: '7k/8/8/4i3/3Q4/8/8/W6K w', frozen: ['d4'] },
]

export const perftCases: readonly PerftCase[] = [
  {
    fen: `${start} w`,
    leaves: [25, 625, 23_844, 907_232],
    slowDepth: 3,
    source: 'two generators written apart from each other',
  },
  {
    fen: 'p2ks1ui/pqpp1wpp/5Q2/l4p2/2Pa1P2/1pI1W3/2PPP1P1/1UASK1LP b',
    leaves: [74, 5_768, 431_601],
    slowDepth: 2,
    source: 'one generator, checked on the hand-worked cases',
  },
  {
    fen: 'p2ksaui/pw2pp1p/1p1p2p1/P7/3q4/4P1P1/1PPP1P2/IUASKQLP w',
    leaves: [56, 4_610, 275_996],
    slowDepth: 2,
    source: 'one generator, checked on the hand-worked cases',
  },
]
