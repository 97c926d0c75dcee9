import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ThoughtAnswer } from '../ask/answers.ts'
import { accuracyOf, accuracyOfSeat } from './accuracy.ts'
import { chanceOf } from './chances.ts'
import { isClear } from './clear.ts'
import { type Opinion, opinionAtEnd, opinionOf } from './opinion.ts'
import { reviewOf } from './review.ts'
import { verdictOn } from './verdict.ts'

const thought = (score: number, mateIn: number | null = null): ThoughtAnswer => ({
  depth: 1,
  score,
  mateIn,
  nodes: 1,
  ms: 1,
  best: 'a1a2',
  line: ['a1a2'],
  lineText: ['a1-a2'],
  lines: [],
  nps: 1,
  done: true,
})

const opinion = (chance: number, best: string | null = null): Opinion => ({
  ...opinionAtEnd({ scores: [chance, 1 - chance] }),
  best,
})

describe('a chance', () => {
  // From the formula that Lichess publishes (lichess.org/page/accuracy), by a pocket calculator.
  it.each([
    [0, 50],
    [100, 59],
    [300, 75],
    [-300, 25],
  ])('of a score of %i is %i per cent', (score, percent) => {
    expect(Math.round(100 * chanceOf(thought(score)))).toBe(percent)
  })

  it('is all or nothing where the end is forced', () => {
    expect([chanceOf(thought(99_997, 3)), chanceOf(thought(-99_998, -2))]).toEqual([1, 0])
  })

  it('is told from the first seat’s side, whoever is to move', () => {
    expect(opinionOf(thought(120, null), 1)).toMatchObject({ score: -120, mateIn: null })
    expect(opinionOf(thought(99_997, 3), 1)).toMatchObject({ chance: 0, mateIn: -3 })
    expect(opinionOf(thought(0), 1).score).toBe(0)
    expect(opinionAtEnd({ scores: [0, 1] }).chance).toBe(0)
    expect(opinionAtEnd({ scores: [0, 0] }).chance).toBe(0.5)
  })
})

describe('accuracy', () => {
  // Read off the curve that Lichess publishes on the same page, with its point of grace.
  it.each([
    [0, 100],
    [0.05, 80],
    [0.1, 65],
    [0.2, 41],
    [0.4, 16],
    [0.6, 5],
    [0.9, 0],
  ])('of a move that loses %d of the point is about %i', (lost, about) => {
    expect(Math.abs(accuracyOf(lost) - about)).toBeLessThan(2.5)
  })

  it('lies between nothing and a hundred, and is a hundred where nothing was lost', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.array(chance, { minLength: 3, maxLength: 60 }), (chances) => {
        const moves = chances.slice(1).map((after, index) => ({ seat: index % 2, before: chances[index], after }))
        for (const seat of [0, 1]) {
          const accuracy = accuracyOfSeat(moves, seat) ?? -1
          expect(accuracy).toBeGreaterThanOrEqual(0)
          expect(accuracy).toBeLessThanOrEqual(100)
        }
      }),
      { numRuns: 50 },
    )
    const still = [0, 1, 0, 1].map((seat) => ({ seat, before: 0.5, after: 0.5 }))
    expect(accuracyOfSeat(still, 0)).toBeCloseTo(100)
    expect(accuracyOfSeat(still.slice(0, 1), 1)).toBeNull()
  })

  it('is spoilt by one bad move more than a plain mean would have it', () => {
    const quiet = Array.from({ length: 19 }, () => ({ seat: 0, before: 0.5, after: 0.5 }))
    const accuracy = accuracyOfSeat([...quiet, { seat: 0, before: 0.5, after: 0.1 }], 0) ?? 0
    expect(accuracy).toBeLessThan((19 * 100 + accuracyOf(0.4)) / 20)
  })
})

describe('a review', () => {
  const moves = [
    { id: 'e2e4', seat: 0 },
    { id: 'f7f6', seat: 1 },
    { id: 'a2a3', seat: 0 },
  ]

  it('says of each move what its mover lost by it', () => {
    const { moves: told, accuracy } = reviewOf(moves, [opinion(0.5), opinion(0.52), opinion(0.64), opinion(0.4)])
    expect(told.map((move) => move?.verdict)).toEqual([null, 'mistake', 'blunder'])
    expect(told.map((move) => move?.lost.toFixed(2))).toEqual(['0.00', '0.12', '0.24'])
    expect(accuracy[1]).toBeLessThan(70)
  })

  it('does not blame a move that it would have made itself', () => {
    const { moves: told } = reviewOf(moves.slice(0, 1), [opinion(0.9, 'e2e4'), opinion(0.5)])
    expect(told[0]).toMatchObject({ verdict: null, accuracy: 100 })
  })

  it('says nothing of moves, and of no seat, before it has looked', () => {
    const { moves: told, accuracy } = reviewOf(moves, [opinion(0.5), opinion(0.5), undefined, undefined])
    expect(told.map((move) => move?.ply)).toEqual([1, undefined, undefined])
    expect(accuracy).toEqual([null, null])
  })

  it('calls a loss by its size', () => {
    expect([0.049, 0.05, 0.1, 0.15].map(verdictOn)).toEqual([null, 'inaccuracy', 'mistake', 'blunder'])
  })
})

describe('a move', () => {
  const line = (score: number, mateIn: number | null = null) => ({ ...thought(score, mateIn), best: undefined })

  it('is clearly best where no other keeps nearly as much', () => {
    expect(isClear([line(300), line(0)])).toBe(true)
    expect(isClear([line(0), line(-300)])).toBe(true)
    expect(isClear([line(300), line(250)])).toBe(false)
    // A queen more or less decides nothing where everything is won.
    expect(isClear([line(2_000), line(1_100)])).toBe(false)
  })

  it('is not to be found where there are two ways to the end, or only one way to go', () => {
    expect(isClear([line(99_997, 3), line(99_991, 9)])).toBe(false)
    expect(isClear([line(99_997, 3), line(0)])).toBe(true)
    expect(isClear([line(300)])).toBe(false)
  })
})
