import { describe, expect, test } from 'vitest'
import { menagerie } from '../../test/tiny.ts'
import { gameOf } from '../variants/catalogue.ts'
import type { MotivesAnswer } from './answers.ts'
import { askMotives } from './index.ts'

// Positions worked out by hand: N leaps, Q withdraws, M immobilizes.
const game = menagerie(8, 8, { setup: 'rnbqkbnm/pppppppp/8/8/8/8/PPPPPPPP/MNBKQBNR' })

const cells = (men: readonly { readonly cell: string }[]) => men.map(({ cell }) => cell)

function motives(start: string, ...moves: readonly string[]): MotivesAnswer {
  const asked = askMotives(game, { variant: 'tiny', start, moves })
  if (!asked.ok) throw new Error(asked.error.key)
  return asked.value
}

describe('what a move brings about', () => {
  test('an immobilizer that comes beside a man freezes it', () => {
    const told = motives('7k/8/8/3n4/8/8/M7/K7 w', 'a2c4')
    expect(cells(told.freezes)).toEqual(['d5'])
    expect(told).toMatchObject({ seat: 0, gives: null, wasInCheck: false, frees: [], escapes: [], saves: [] })
    expect(told.moves.map(({ id }) => id)).toEqual(['a2c4'])
  })

  test('a man that leaves the attack of a withdrawer escapes it', () => {
    const { escapes, saves } = motives('7k/8/8/3q4/3N4/8/8/K7 w', 'd4a4')
    expect(escapes.map(({ from, kind, rule }) => [from, kind, rule])).toEqual([['d5', 'withdrawer', 'withdrawal']])
    expect(saves).toEqual([])
  })

  test('a leaper that comes into line with a man before an empty cell threatens it', () => {
    const { threatens } = motives('7k/8/8/8/3q4/8/8/1N5K w', 'b1b4')
    expect(threatens.map(({ victim, from, rule }) => [victim.cell, from, rule])).toEqual([['d4', 'b4', 'leap']])
  })

  test('taking the immobilizer frees whom it held', () => {
    const { frees, moves } = motives('7k/8/8/4m3/3N4/8/8/K3N3 w', 'e1e6')
    expect(cells(frees)).toEqual(['d4'])
    expect(moves[0]?.victims.map(({ cell }) => cell)).toEqual(['e5'])
  })

  test('taking the attacker saves whom it attacked', () => {
    expect(cells(motives('7k/8/8/N2q4/3N4/8/8/K7 w', 'a5e5').saves)).toEqual(['d4'])
  })

  test('a king that steps out of check was in check before', () => {
    expect(motives('7k/8/8/8/1n2K3/8/R3p3/8 w', 'e4e5').wasInCheck).toBe(true)
  })

  test('a line without moves has no last turn', () => {
    expect(askMotives(game, { variant: 'tiny', moves: [] })).toEqual({
      ok: false,
      error: { key: 'noMoves', params: {} },
    })
  })
})

test('a turn of two steps is told as one', () => {
  const marseillais = gameOf('marseillais-chess')
  if (!marseillais) throw new Error('It is in the catalogue.')
  const asked = askMotives(marseillais, { variant: 'marseillais-chess', moves: ['e2e4', 'e7e5', 'd7d5'] })
  expect(asked.ok && asked.value.moves.map(({ id }) => id)).toEqual(['e7e5', 'd7d5'])
})
