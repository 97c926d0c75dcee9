/** Who stands in check, how a game ends, and how the quiet plies are counted: positions with their answers. */
import type { CheckCase, OutcomeCase, QuietCase } from './case.ts'

const start = 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR'

export const checkCases: readonly CheckCase[] = [
  { guarantee: 'nobody is in check at the start', fen: `${start} w`, inCheck: false },
  { guarantee: 'a leaper with a gap behind the king gives check', fen: 'k7/8/8/8/1n2K3/8/R3p3/8 w', inCheck: true },
  { guarantee: 'a frozen chameleon gives no check', fen: '7k/8/8/8/8/2M5/3b4/4K3 w', inCheck: false },
  { guarantee: 'a frozen withdrawer gives no check', fen: 'k7/8/8/8/8/3M4/4q3/4K3 w', inCheck: false },
  { guarantee: 'an immobilizer gives no check', fen: '7k/8/8/8/8/8/1m6/K7 w', inCheck: false },
  { guarantee: 'a chameleon next to a king gives check', fen: '7k/6MB/8/8/8/8/8/K7 b', inCheck: true },
  { guarantee: 'a pawn that could pinch the king gives check', fen: '7k/8/8/p3Kr2/8/8/8/8 w', inCheck: true },
  {
    guarantee: 'a coordinator that could reach the rank of the king gives check',
    fen: 'r7/8/8/7k/8/8/7K/8 w',
    inCheck: true,
  },
]

export const outcomeCases: readonly OutcomeCase[] = [
  {
    id: 'U15',
    guarantee: 'White without a move has lost, in check or not',
    fen: '7k/8/8/8/8/8/1m6/K7 w',
    moves: [],
    expected: { reason: 'noMove', winner: 'black' },
  },
  {
    id: 'U15b',
    guarantee: 'Black without a move has lost, in check or not',
    fen: '7k/6M1/8/8/8/8/8/K7 b',
    moves: [],
    expected: { reason: 'noMove', winner: 'white' },
  },
  {
    id: 'U15c',
    guarantee: 'a frozen king next to a chameleon is mated',
    fen: '7k/6MB/8/8/8/8/8/K7 b',
    moves: [],
    expected: { reason: 'checkmate', winner: 'white' },
  },
  {
    id: 'U20',
    guarantee: 'the start standing for the third time is a draw',
    fen: `${start} w`,
    moves: ['a2a3', 'a7a6', 'a3a2', 'a6a7', 'a2a3', 'a7a6', 'a3a2', 'a6a7'],
    expected: { reason: 'repetition', winner: null },
  },
  {
    id: 'U20b',
    guarantee: 'the start standing for the second time is not a draw',
    fen: `${start} w`,
    moves: ['a2a3', 'a7a6', 'a3a2', 'a6a7'],
    expected: null,
  },
  {
    id: 'U20c',
    guarantee: 'the same placement with the other side to move is not a repetition',
    fen: `${start} w`,
    moves: ['a2a4', 'a7a6', 'a4a3', 'a6a7', 'a3a2'],
    expected: null,
  },
  {
    id: 'bare',
    guarantee: 'two bare kings are a draw',
    fen: '7k/8/8/8/8/8/8/K7 w',
    moves: [],
    expected: { reason: 'bareKings', winner: null },
  },
  {
    id: 'bare-after-capture',
    guarantee: 'taking the last man bares the kings',
    fen: '7k/8/8/8/8/8/1p6/K7 w',
    moves: ['a1b2'],
    expected: { reason: 'bareKings', winner: null },
  },
  {
    id: 'bare-after-removal',
    guarantee: 'a man left beside two kings goes on',
    fen: '7k/8/8/4m3/3N4/8/8/K7 w',
    moves: ['d4d4'],
    expected: null,
  },
  {
    id: 'quiet',
    guarantee: 'the hundredth quiet ply is a draw',
    fen: `${start} w - - 99 60`,
    moves: ['a2a3'],
    expected: { reason: 'quiet', winner: null },
  },
  {
    id: 'quiet-99',
    guarantee: 'the ninety-ninth quiet ply is not',
    fen: `${start} w - - 98 60`,
    moves: ['a2a3'],
    expected: null,
  },
  {
    id: 'quiet-mate',
    guarantee: 'a side without a move loses before the quiet plies are counted',
    fen: '7k/8/8/8/8/8/1m6/K7 w - - 100 60',
    moves: [],
    expected: { reason: 'noMove', winner: 'black' },
  },
]

export const quietCases: readonly QuietCase[] = [
  { guarantee: 'a removal begins the count again', fen: '7k/8/8/4m3/3N4/8/8/K7 w - - 7 20', move: 'd4d4', quiet: 0 },
  {
    guarantee: 'a capture begins the count again',
    fen: '7k/8/3P4/3r4/P3nB2/3p4/3P4/K7 w - - 7 20',
    move: 'a4d4',
    quiet: 0,
  },
  { guarantee: 'a pawn move without a capture counts as quiet', fen: `${start} w - - 7 20`, move: 'a2a3', quiet: 8 },
]
