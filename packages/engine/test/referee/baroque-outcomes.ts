/** How a game of Baroque ends, how its quiet plies are counted and how its moves are written. */

import { start } from './baroque-cases.ts'
import type { NotationCase, OutcomeCase, QuietCase } from './case.ts'

export const outcomeCases: readonly OutcomeCase[] = [
  {
    id: 'B13',
    guarantee: 'a side without a move and not in check draws',
    fen: '7k/8/8/8/8/8/1m6/K7 w',
    moves: [],
    expected: { reason: 'stalemate', winner: null },
  },
  {
    id: 'B13b',
    guarantee: 'a frozen king beside a chameleon is mated',
    fen: '7k/6MB/8/8/8/8/8/K7 b',
    moves: [],
    expected: { reason: 'checkmate', winner: 'white' },
  },
  {
    id: 'B13c',
    guarantee: 'a bare frozen black king draws',
    fen: '7k/6M1/8/8/8/8/8/K7 b',
    moves: [],
    expected: { reason: 'stalemate', winner: null },
  },
  {
    id: 'repetition',
    guarantee: 'the start standing for the third time is a draw',
    fen: `${start} w`,
    moves: ['a2a3', 'a7a6', 'a3a2', 'a6a7', 'a2a3', 'a7a6', 'a3a2', 'a6a7'],
    expected: { reason: 'repetition', winner: null },
  },
  {
    id: 'twice',
    guarantee: 'the start standing for the second time is not',
    fen: `${start} w`,
    moves: ['a2a3', 'a7a6', 'a3a2', 'a6a7'],
    expected: null,
  },
  {
    id: 'bare',
    guarantee: 'taking the last man bares the kings and draws',
    fen: '7k/8/8/8/8/8/1p6/K7 w',
    moves: ['a1b2'],
    expected: { reason: 'bareKings', winner: null },
  },
  {
    id: 'quiet',
    guarantee: 'the hundredth ply without a capture is a draw, pawn moves or not',
    fen: `${start} w - - 99 60`,
    moves: ['a2a3'],
    expected: { reason: 'quiet', winner: null },
  },
  {
    id: 'quiet-99',
    guarantee: 'the ninety-ninth is not',
    fen: `${start} w - - 98 60`,
    moves: ['a2a3'],
    expected: null,
  },
]

export const quietCases: readonly QuietCase[] = [
  {
    guarantee: 'a capture begins the count again',
    fen: '7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w - - 7 20',
    move: 'c2c4',
    quiet: 0,
  },
  { guarantee: 'a pawn move without a capture counts as quiet', fen: `${start} w - - 7 20`, move: 'a2a3', quiet: 8 },
]

/** As the page at vchess writes them: X closes every capture but the king's, and tells not what went. */
export const notationCases: readonly NotationCase[] = [
  { id: 'B16', fen: '7k/5ppp/2N5/2n5/3rB3/8/PPP5/K7 w', move: 'c2c4', text: 'Pc2c4X' },
  { id: 'B16b', fen: '8/2b4K/2q5/3p1N1p/8/8/2R5/k7 w', move: 'c2c5', text: 'Rc5X' },
  { id: 'B16c', fen: '7k/8/8/r3pP2/2n5/8/B7/K7 w', move: 'a2d5', text: 'Bd5X' },
  { id: 'B16d', fen: '7k/8/8/p4r2/4K3/8/8/8 w', move: 'e4f5', text: 'Kxf5' },
]
