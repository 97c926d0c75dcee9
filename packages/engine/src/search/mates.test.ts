import { describe, expect, test } from 'vitest'
import type { Game } from '../game/index.ts'
import { moveId, parsePosition } from '../notation/index.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { gameOf } from '../variants/catalogue.ts'
import { think } from './index.ts'

/**
 * Ends of games between two bots. What the solutions are is not believed but proved here, by trying every line: `forces`
 * knows the rules and nothing of the search.
 */
const inOne = [
  '1p1q1k2/p3p3/2r2p2/6p1/8/6Pm/P6n/1nb1K3 b',
  'p7/p5p1/k6q/1M4NN/PK5m/6Bp/2P3PP/6R1 w',
  '1n1k3n/p1pp4/8/5P2/B3r2Q/1Pb1p2P/2PPm3/M2KB2R b',
  '1k3P2/6M1/3P4/8/6P1/N1B5/P7/2B4K w',
  '7k/R6N/6B1/1K3P2/8/Q5P1/8/8 w',
  'p2n4/r6p/8/4k3/2p1p3/Km5p/6P1/8 b',
  'n7/r3p3/1n1kP3/2M5/PN1B4/2P5/2P1P2B/2K3qP w',
  '1R4b1/p4pp1/q3B2M/6km/7p/5pPP/2P1KP2/1N4N1 w',
]
const inTwo = [
  '1p1q1k2/p3p3/2r2p2/6p1/2b5/3P3m/P6n/1n2KR2 b',
  '6p1/p5p1/k1M4q/6NN/PK5m/6Bp/2P3PP/6R1 w',
  '1n2k2n/p1pp4/8/5P2/B3r2Q/1Pb1p2P/3Pm3/M1PKB2R b',
  '5P2/1k6/3P1M2/8/6P1/N1B5/P7/2B4K w',
  '6k1/R7/6Bb/1K3P1N/8/Q5P1/8/8 w',
  'p2n4/r6p/8/4k3/2p1p3/K4m1p/7P/8 b',
  'n5q1/r3p3/1n1k4/2M1P3/PN1B4/2P5/2P1P2B/2K4P w',
  '1R4b1/p4pp1/q1B2k1M/7m/7p/5pPP/2P1KP2/1N4N1 w',
]

const found = gameOf('ultima')
if (found === undefined) throw new Error('no ultima')
const game: Game = found

describe('a win that can be forced is found', () => {
  test.each(inOne)('in one: %s', (text) => expectForced(text, 1))
  test.each(inTwo)('in two: %s', (text) => expectForced(text, 2))
})

function expectForced(text: string, moves: number): void {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(read.fault.reason)
  const solutions = forces(read.value, moves)
  expect(solutions).not.toEqual([])
  expect(moves === 1 ? [] : forces(read.value, moves - 1)).toEqual([])
  const line = { variant: 'ultima', start: text, moves: [] }
  const asked = think(game, line, {
    limits: { depth: 2 * moves + 2 },
    seed: 1,
    now: () => 0,
    shouldStop: () => false,
    onThought: () => {},
  })
  if (!asked.ok) throw new Error(asked.error.key)
  expect(asked.value.mateIn).toBe(2 * moves - 1)
  expect(asked.value.score).toBe(100_000 - (2 * moves - 1))
  expect(asked.value.line).toHaveLength(2 * moves - 1)
  expect(solutions).toContain(asked.value.best)
}

/** The moves by which the seat to move wins in so many moves of its own, whatever the other does. */
function forces(p: Position, moves: number): string[] {
  const legal = createMoves()
  const n = game.legal(p, legal)
  return Array.from(legal.subarray(0, n)).flatMap((move) => {
    game.make(p, move)
    const wins = isLost(p, moves - 1)
    p.unmake()
    return wins ? [moveId(game, p, move)] : []
  })
}

/** Whether the seat to move has lost, or loses in so many moves of the other, whatever it does. */
function isLost(p: Position, moves: number): boolean {
  const outcome = game.outcome(p)
  if (outcome !== undefined) return outcome.scores[p.mover] === 0
  if (moves === 0) return false
  const legal = createMoves()
  const n = game.legal(p, legal)
  return Array.from(legal.subarray(0, n)).every((move) => {
    game.make(p, move)
    const outcome = game.outcome(p)
    const loses = outcome === undefined ? forces(p, moves).length > 0 : outcome.scores[p.mover] === 1
    p.unmake()
    return loses
  })
}
