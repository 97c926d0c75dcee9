/** What moves of Humpty Dumpty Chess lead to, who stands in check, how games end and moves are written. */
import type { CheckCase, NotationCase, OutcomeCase, PlayCase, QuietCase } from './case.ts'
import { start } from './humpty-cases.ts'

const castles = 'r5k4r/12/12/12/12/12/12/R5K4R'

export const playCases: readonly PlayCase[] = [
  {
    id: 'H9c',
    guarantee: 'the short castling puts the king on j and the rook on i',
    fen: `${castles} w KQkq - 0 1`,
    move: 'g1j1',
    leadsTo: 'r5k4r/12/12/12/12/12/12/R7RK2 b kq - 1 1',
  },
  {
    id: 'H9d',
    guarantee: 'the long castling puts the king on d and the rook on e',
    fen: `${castles} b KQkq - 0 1`,
    move: 'g8d8',
    leadsTo: '3kr6r/12/12/12/12/12/12/R5K4R w KQ - 1 2',
  },
  {
    id: 'H9e',
    guarantee: 'a rook that moves, and one that is taken, can castle no more',
    fen: `${castles} w KQkq - 0 1`,
    move: 'a1a8',
    leadsTo: 'R5k4r/12/12/12/12/12/12/6K4R b Kk - 0 1',
  },
  {
    id: 'H7d',
    guarantee: 'a pawn on the far rank stands there as what it became',
    fen: '4r6k/3P8/12/12/12/12/12/QG9K w - - 3 9',
    move: 'd7e8t',
    leadsTo: '4T6k/12/12/12/12/12/12/QG9K b - - 0 9',
  },
]

export const checkCases: readonly CheckCase[] = [
  { guarantee: 'nobody is in check at the start', fen: `${start} w KQkq - 0 1`, inCheck: false },
  { guarantee: 'H4: an arrow gives no check without a hurdle', fen: 'k11/12/8q3/12/6P5/5A6/12/11K b', inCheck: false },
  { guarantee: 'H10: a cannon gives check over a hurdle', fen: 'k11/6c5/12/12/12/6R5/12/6K5 w', inCheck: true },
  {
    guarantee: 'H12: an arrow gives check over an enemy arrow',
    fen: 'rnb2fk2bnr/1c1maffam1c1/p1pp1pp1Ap1p/12/12/P1PP1PP1PP1P/1C1M1FFAM1C1/RNB2FK2BNR b KQkq - 0 1',
    inCheck: true,
  },
  { guarantee: 'a cannon gives none over two', fen: 'k11/6c5/12/6p5/12/6R5/12/6K5 w', inCheck: false },
]

export const outcomeCases: readonly OutcomeCase[] = [
  {
    id: 'H11',
    guarantee: 'two bare kings are a draw',
    fen: 'k11/12/12/12/12/12/12/11K w',
    moves: [],
    expected: { reason: 'bareKings', winner: null },
  },
  {
    id: 'mate',
    guarantee: 'a king in check without a move is mated',
    fen: 'k10R/11R/12/12/12/12/12/11K b',
    moves: [],
    expected: { reason: 'checkmate', winner: 'white' },
  },
  {
    id: 'stalemate',
    guarantee: 'a side without a move and not in check draws',
    fen: 'k11/2Q9/12/12/12/12/12/11K b',
    moves: [],
    expected: { reason: 'stalemate', winner: null },
  },
  {
    id: 'repetition',
    guarantee: 'the start standing for the third time is a draw',
    fen: `${start} w KQkq - 0 1`,
    moves: ['f1f4', 'f8f5', 'f4f1', 'f5f8', 'f1f4', 'f8f5', 'f4f1', 'f5f8'],
    expected: { reason: 'repetition', winner: null },
  },
  {
    id: 'rights',
    guarantee: 'a position in which castling has been lost is another one',
    fen: `${castles} w KQkq - 0 1`,
    moves: ['g1g2', 'g8g7', 'g2g1', 'g7g8', 'g1g2', 'g8g7', 'g2g1', 'g7g8'],
    expected: null,
  },
  {
    id: 'quiet',
    guarantee: 'the hundredth ply without a capture or a pawn move is a draw',
    fen: `${start} w KQkq - 99 60`,
    moves: ['f1f4'],
    expected: { reason: 'quiet', winner: null },
  },
]

export const quietCases: readonly QuietCase[] = [
  { guarantee: 'a pawn move begins the count again', fen: `${start} w KQkq - 7 20`, move: 'a3a4', quiet: 0 },
  { guarantee: 'a frog move does not', fen: `${start} w KQkq - 7 20`, move: 'f1f4', quiet: 8 },
  { guarantee: 'nor a frog that promotes', fen: '11k/3F8/12/12/12/12/12/11K w - - 7 20', move: 'd7c8q', quiet: 8 },
  { guarantee: 'a capture does', fen: `${start} w KQkq - 7 20`, move: 'e2i6', quiet: 0 },
]

export const notationCases: readonly NotationCase[] = [
  { id: 'H9f', fen: `${castles} w KQkq - 0 1`, move: 'g1j1', text: 'O-O' },
  { id: 'H9g', fen: `${castles} w KQkq - 0 1`, move: 'g1d1', text: 'O-O-O' },
  { id: 'H7e', fen: '4r6k/3P8/12/12/12/12/12/QG9K w', move: 'd7d8t', text: 'd8=T' },
]
