/** What moves of Fugue lead to, how its games end, and how its quiet plies are counted. */
import type { NotationCase, OutcomeCase, PlayCase, QuietCase } from './case.ts'
import { start } from './fugue-cases.ts'

export const playCases: readonly PlayCase[] = [
  {
    id: 'F8b',
    guarantee: 'a mutual destruction leaves neither man',
    fen: '7k/8/3P4/4w3/3W1q2/3p4/2s5/7K w - - 5 20',
    move: 'd4e5d',
    leadsTo: '7k/8/3P4/8/5q2/3p4/2s5/7K b - - 0 20',
  },
  {
    id: 'F8c',
    guarantee: 'a swap exchanges the two men and takes nobody',
    fen: '7k/8/3P4/4w3/3W1q2/3p4/2s5/7K w - - 5 20',
    move: 'd4f4',
    leadsTo: '7k/8/3P4/4w3/3q1W2/3p4/2s5/7K b - - 6 20',
  },
  {
    id: 'F9c',
    guarantee: 'a swapper rescues a frozen man and stands in its place',
    fen: '7k/8/8/4i3/3Q4/8/8/W6K w - - 5 20',
    move: 'a1d4',
    leadsTo: '7k/8/8/4i3/3W4/8/8/Q6K b - - 6 20',
  },
  {
    id: 'F6c',
    guarantee: 'an archer shoots from where it stands',
    fen: '7k/8/8/8/2u5/8/P3P3/2A4K w - - 5 20',
    move: 'c1c4s',
    leadsTo: '7k/8/8/8/8/8/P3P3/2A4K b - - 0 20',
  },
  {
    id: 'F11b',
    guarantee: 'a pawn becomes what it is told to',
    fen: '7k/1P6/8/8/8/8/8/3QK3 w - - 5 20',
    move: 'b7a8i',
    leadsTo: 'I6k/8/8/8/8/8/8/3QK3 b - - 0 20',
  },
  {
    id: 'F11c',
    guarantee: 'or stays what it is',
    fen: '7k/1P6/8/8/8/8/8/3QK3 w - - 5 20',
    move: 'b7a8',
    leadsTo: 'P6k/8/8/8/8/8/8/3QK3 b - - 0 20',
  },
]

export const outcomeCases: readonly OutcomeCase[] = [
  {
    id: 'F14',
    guarantee: 'who steps beside the enemy king loses to it',
    fen: '8/8/8/8/8/2k5/8/K7 w',
    moves: ['a1b2', 'c3b2'],
    expected: { reason: 'kingTaken', winner: 'black' },
  },
  {
    id: 'F15',
    guarantee: 'a side without a move loses',
    fen: '7k/8/8/8/8/8/1i6/K7 w',
    moves: [],
    expected: { reason: 'noMove', winner: 'black' },
  },
  {
    id: 'F17',
    guarantee: 'a king destroyed along with a swapper is a king taken',
    fen: '4k3/3W4/8/8/8/8/8/K7 w',
    moves: ['d7e8d'],
    expected: { reason: 'kingTaken', winner: 'white' },
  },
  {
    id: 'F17b',
    guarantee: 'a king that was swapped with goes on',
    fen: '4k3/3W4/8/8/8/8/8/K7 w',
    moves: ['d7e8'],
    expected: null,
  },
  {
    id: 'F18',
    guarantee: 'who makes the start stand for the third time loses',
    fen: `${start} w`,
    moves: ['a2a3', 'a7a6', 'a3a2', 'a6a7', 'a2a3', 'a7a6', 'a3a2', 'a6a7'],
    expected: { reason: 'repetition', winner: 'white' },
  },
  {
    id: 'F18b',
    guarantee: 'a ply earlier no position has stood three times',
    fen: `${start} w`,
    moves: ['a2a3', 'a7a6', 'a3a2', 'a6a7', 'a2a3', 'a7a6', 'a3a2'],
    expected: null,
  },
  { id: 'bare', guarantee: 'two bare kings play on', fen: '7k/8/8/8/8/8/8/K7 w', moves: ['a1a2'], expected: null },
  {
    id: 'quiet',
    guarantee: 'the hundredth ply without a capture or a pawn move is a draw',
    fen: '7k/8/8/8/8/8/8/K7 w - - 99 60',
    moves: ['a1a2'],
    expected: { reason: 'quiet', winner: null },
  },
]

export const quietCases: readonly QuietCase[] = [
  { guarantee: 'a pawn move begins the count again', fen: `${start} w - - 7 20`, move: 'a2a3', quiet: 0 },
  { guarantee: 'a swap counts as quiet, with a pawn too', fen: `${start} w - - 7 20`, move: 'h1h2', quiet: 8 },
  {
    guarantee: 'a shot begins the count again',
    fen: '7k/8/8/8/2u5/8/P3P3/2A4K w - - 7 20',
    move: 'c1c4s',
    quiet: 0,
  },
]

/** As people write them: the vchess way where that is unambiguous, and better where it is not. */
export const notationCases: readonly NotationCase[] = [
  { id: 'swap', fen: '7k/8/3P4/4w3/3W1q2/3p4/2s5/7K w', move: 'd4f4', text: 'Wd4<>f4' },
  { id: 'destruction', fen: '7k/8/3P4/4w3/3W1q2/3p4/2s5/7K w', move: 'd4e5d', text: 'd4De5' },
  { id: 'shot', fen: '7k/8/8/8/2u5/8/P3P3/2A4K w', move: 'c1c4s', text: 'c1Sc4' },
  { id: 'promotion', fen: '7k/1P6/8/8/8/8/8/3QK3 w', move: 'b7b8i', text: 'Pb7b8=I' },
]
