import { describe, expect, it } from 'vitest'
import { shareOf, worthOf, worthOfEnd, worthText } from './score.ts'

describe('what a line is worth', () => {
  it('is told from the first side, whoever is to move', () => {
    expect(worthOf({ score: 125, mateIn: null }, 0)).toEqual({ score: 125, mateIn: null })
    expect(worthOf({ score: 99_995, mateIn: 5 }, 1)).toEqual({ score: -99_995, mateIn: -5 })
  })

  it('is written in pawns, and a forced end in moves', () => {
    const text = (score: number, mateIn: number | null = null) => worthText({ score, mateIn })
    expect([text(125), text(-40), text(0.4), text(-0.4)]).toEqual(['+1.25', '−0.40', '0.00', '0.00'])
    // Five plies are three moves of the side that wins, and after four of the other's plies it wins on the second.
    expect([text(99_995, 5), text(-99_996, -4)]).toEqual(['#3', '#−2'])
    expect([text(100_000, 0), text(-100_000, 0)]).toEqual(['#0', '#−0'])
  })

  it('fills half the bar when even, and all of it when won', () => {
    expect(shareOf({ score: 0, mateIn: null })).toBe(0.5)
    expect(shareOf({ score: 99_990, mateIn: 10 })).toBe(1)
    expect(shareOf({ score: -200, mateIn: null })).toBeLessThan(0.5)
    expect(shareOf({ score: -200, mateIn: null }) + shareOf({ score: 200, mateIn: null })).toBeCloseTo(1)
  })

  it('is that of the result once the game is over', () => {
    expect(worthOfEnd({ reason: 'checkmate', winner: 1, scores: [0, 1] })).toEqual({ score: -100_000, mateIn: 0 })
    expect(worthOfEnd({ reason: 'quiet', winner: null, scores: [0.5, 0.5] })).toEqual({ score: 0, mateIn: null })
    expect(worthOfEnd({ reason: 'points', winner: 0, scores: [40, 20, 3, 1] })).toBeNull()
  })
})
