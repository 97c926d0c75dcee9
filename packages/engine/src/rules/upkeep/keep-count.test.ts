import { expect, test } from 'vitest'
import { tiny } from '../../../test/tiny.ts'
import { straight } from '../../board/headings.ts'
import { king, knight, rook } from '../../families/orthodox.ts'
import { can } from '../../game/index.ts'
import { parsePosition, printPosition, readMove } from '../../notation/index.ts'
import { displacement } from '../captures/displacement.ts'
import { blank } from '../fields/blank.ts'
import { countField } from '../fields/count-field.ts'
import { step } from '../moves/step.ts'
import { countedOut } from '../verdicts/counted-out.ts'
import { keepCount } from './keep-count.ts'

// The limits are those of Thai chess: Wikipedia, “Makruk”, counting rules; ancientchess.com, “Special drawn game rules”.
const game = tiny(
  8,
  8,
  {
    pawn: { letter: 'P', abilities: [can(step(straight), displacement())], worth: 1 },
    knight: { letter: 'N', abilities: [knight], worth: 3 },
    rook: { letter: 'R', abilities: [rook], worth: 5 },
    king: { letter: 'K', abilities: [king], worth: 0, royal: true },
  },
  {
    upkeep: [
      keepCount({
        pawn: 'pawn',
        board: 64,
        pieces: [
          [2, 'rook', 8],
          [1, 'rook', 16],
          [2, 'knight', 32],
        ],
      }),
    ],
    fields: [blank(), countField()],
    ends: [countedOut().draws()],
  },
)

function positionOf(fen: string, ...moves: readonly string[]) {
  const read = parsePosition(game, fen)
  if (!read.ok) throw new Error(read.fault.reason)
  for (const text of moves) {
    const move = readMove(game, read.value, text)
    if (!move.ok) throw new Error(`${text}: ${move.fault.reason}`)
    game.make(read.value, move.value)
  }
  return read.value
}
const after = (fen: string, ...moves: readonly string[]): string => printPosition(game, positionOf(fen, ...moves))

const counted = { reason: 'countedOut', scores: [0.5, 0.5] }
/** Moves that lead nowhere, as many as asked: black's first. */
const wandering = (steps: number): string[] =>
  Array.from({ length: steps }, (_, i) => ['h8g8', 'a2b2', 'g8h8', 'b2a2'][i % 4] ?? '')

test('against two rooks and a knight a bared king is safe after three moves: eight, less the five men on the board', () => {
  const start = '7k/8/8/8/3n4/8/R1N5/R2K4 w - - 0 1'
  expect(after(start, 'c2d4')).toBe('7k/8/8/8/3N4/8/R7/R2K4 b - 16 10 1')
  expect(game.outcome(positionOf(start, 'c2d4', ...wandering(6)))).toBeUndefined()
  expect(game.outcome(positionOf(start, 'c2d4', ...wandering(7)))).toEqual(counted)
})

test('with no pawn left from the beginning the board allows sixty-four moves, and captures do not begin them again', () => {
  const start = '6nk/8/8/8/8/7r/R7/R2K4 w - 128 97 60'
  expect(after(start, 'a2b2')).toBe('6nk/8/8/8/8/7r/1R6/R2K4 b - 128 98 60')
  expect(after('6nk/8/8/8/8/8/R3r3/R2K4 w - 128 97 60', 'd1e2')).toBe('6nk/8/8/8/8/8/R3K3/R7 b - 128 98 60')
  expect(after('6nk/8/8/8/8/7r/R7/R2K4 w - - 5 60', 'a2b2')).toBe('6nk/8/8/8/8/7r/1R6/R2K4 b - 128 0 60')
})

test('while a pawn stands nobody counts, a bared king’s side neither', () => {
  expect(after('7k/8/8/8/3n4/P7/R1N5/R2K4 w - - 0 1', 'c2d4')).toBe('7k/8/8/8/3N4/P7/R7/R2K4 b - - 0 1')
  expect(after('8/8/8/8/8/P7/1k6/3K3R b - - 3 1', 'b2a3')).toBe('8/8/8/8/8/k7/8/3K3R w - 32 5 2')
})

// The rules of the Thai federation, as Poompat tells them at chessvariants.org (2004): the bare side counts its own moves,
// from the number of men on the board plus one, and has drawn with the move after the last of its number. The numbers are
// what Fairy-Stockfish prints (ffish 0.7.10). Three men here: move four is the first that counts, and leaves a count of 7.
test.each([
  ['its own king takes the last pawn', '8/8/8/8/4P3/3k4/8/R6K b - - 0 1', ['d3e4', 'a1a2'], 'b - 32 6 2'],
  ['it is bare when the count could begin', '8/8/8/8/8/3k4/8/R6K b - - 0 1', ['d3e4', 'a1a2'], 'b - 32 6 2'],
  ['the other side takes its last man', '7K/8/8/8/8/1k6/8/R2Rn3 w - - 0 1', ['d1e1', 'b3b2', 'a1a8'], 'b - 16 10 2'],
])('the first move counted is the bare side’s next one, when %s', (_when, start, moves, ending) => {
  expect(after(start, ...moves)).toMatch(new RegExp(` ${ending}$`))
})

test('a bare king that took the last pawn has drawn with its own move, as any other has', () => {
  const start = '8/8/8/8/8/P7/1k6/3K2RR b - - 3 1'
  // Four men and eight moves: the fifth to the eighth are counted, and the ninth draws.
  const moves = Array.from({ length: 10 }, (_, i) => ['h1h2', 'a3b3', 'h2h1', 'b3a3'][i % 4] ?? '')
  expect(game.outcome(positionOf(start, 'b2a3', ...moves.slice(0, 9)))).toBeUndefined()
  expect(game.outcome(positionOf(start, 'b2a3', ...moves))).toEqual(counted)
})

test('a bared king that takes a man goes on counting', () => {
  expect(after('8/8/8/8/8/8/1kN1K3/R7 b - 32 20 30', 'b2c2')).toBe('8/8/8/8/8/8/2k1K3/R7 w - 32 21 31')
})

test('two knights come before nothing at all, and what no limit names has the board’s', () => {
  expect(after('7k/8/8/8/3n4/8/1NN5/3K4 w - - 0 1', 'c2d4')).toBe('7k/8/8/8/3N4/8/1N6/3K4 b - 64 8 1')
  expect(after('7k/8/8/8/3n4/8/2N5/3K4 w - - 0 1', 'c2d4')).toBe('7k/8/8/8/3N4/8/8/3K4 b - 128 6 1')
})

test('a limit that is no number is named as what it is', () => {
  const read = parsePosition(game, '6nk/8/8/8/8/7r/R7/R2K4 w - x 97 60')
  expect(read.ok ? '' : read.fault.reason).toBe('badCount')
})
