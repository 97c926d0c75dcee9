import { describe, expect, test } from 'vitest'
import { askExplain, askPlay, askPosition, type Line } from '../src/ask/index.ts'
import { holdEngineToCases, value } from './engine-cases.ts'
import { knownGame } from './kernel-reading.ts'
import { frozenCases, movesCases } from './referee/fugue-cases.ts'
import { notationCases, outcomeCases, playCases, quietCases } from './referee/fugue-outcomes.ts'

/** Expected values were worked out by hand from the rules in prose; the second reading is held against them too. */
const game = knownGame('fugue')
const lineFrom = (start: string, ...moves: readonly string[]): Line => ({ variant: 'fugue', start, moves })

holdEngineToCases('fugue', {
  moves: movesCases,
  plays: playCases,
  frozen: frozenCases,
  outcomes: outcomeCases,
  quiet: quietCases,
  notation: notationCases,
})

describe('the legal moves of a position are complete, each with all it takes', () => {
  // Counted apart from the lists, so that none has lost a move.
  test.each([
    ['F1', 25],
    ['F2', 16],
    ['F3', 13],
    ['F4', 18],
    ['F5', 6],
    ['F6', 16],
    ['F6b', 15],
    ['F7', 17],
    ['F8', 18],
    ['F9', 17],
    ['F10', 8],
    ['F11', 26],
    ['F12', 19],
    ['F13', 19],
    ['F13b', 20],
    ['F14', 3],
    ['F16', 8],
  ])('%s lists %d moves', (id, count) => {
    expect(movesCases.find((one) => one.id === id)?.expected).toHaveLength(count)
  })
})

describe('the end of the game', () => {
  test('a king that could be taken is not in check, and a move that leaves it there gives none', () => {
    const start = '7k/8/8/8/8/8/8/K6Q b'
    expect(value(askPosition(game, lineFrom(start))).check).toEqual([])
    expect(value(askPlay(game, lineFrom('7k/8/8/8/8/8/8/K5Q1 w'), 'g1h1')).gives).toBeNull()
  })

  test('a position without a king is one in which it has been taken; one without any king is none', () => {
    const { outcome } = value(askPosition(game, lineFrom('8/8/8/8/8/8/8/K6Q b')))
    expect(outcome).toMatchObject({ reason: 'kingTaken', winner: 0 })
    expect(askPosition(game, lineFrom('8/8/8/8/8/8/8/7Q b'))).toMatchObject({
      ok: false,
      error: { key: 'badPosition', params: { reason: 'noKing' } },
    })
  })
})

describe('explaining', () => {
  const explained = (fen: string, square: string) => value(askExplain(game, lineFrom(fen), square))

  test('F13: a shielded king says who covers it, and nothing attacks it', () => {
    const fen = '3ks3/8/8/8/8/8/8/K2Q4 w'
    expect(explained(fen, 'd8')).toMatchObject({
      immunities: [{ key: 'shielded', params: { by: ['e8'] } }],
      attackers: [],
    })
    expect(explained(fen, 'e8').immunities).toEqual([])
  })

  test('F6b: an archer says whom it sees and may not shoot, for want of a spotter', () => {
    const { hindrances } = explained('7k/8/8/8/2u5/1p6/P7/2A4K w', 'c1')
    expect(hindrances).toEqual([{ to: 'c4', key: 'unspotted', whom: ['c4'], by: [] }])
    expect(explained('7k/8/8/8/2u5/8/P3P3/2A4K w', 'c1').hindrances).toEqual([])
  })

  test('F2, F3: a pushme-pullyu says where it would have to take two', () => {
    expect(explained('7k/8/8/pU1p4/8/8/8/7K w', 'b5').hindrances).toEqual([
      { to: 'c5', key: 'notBoth', whom: ['a5', 'd5'], by: [] },
    ])
    const { hindrances } = explained('7k/8/3q4/8/3U2p1/2lw4/8/7K w', 'd4')
    expect(hindrances.map(({ to, whom }) => [to, ...whom])).toEqual([
      ['d5', 'd3', 'd6'],
      ['g7', 'c3', 'h8'],
    ])
  })

  test('F4: and where it would have to take somebody whom a shield covers', () => {
    expect(explained('8/8/8/1ps4k/8/8/1U6/7K w', 'b2').hindrances).toEqual([
      { to: 'b4', key: 'shielded', whom: ['b5'], by: ['c5'] },
    ])
  })

  test('F8: a swapper says with whom it may not change places, and whom it may not destroy', () => {
    const { hindrances } = explained('7k/8/3P4/4w3/3W1q2/3p4/2s5/7K w', 'd4')
    expect(hindrances).toEqual([
      { to: 'd3', key: 'shielded', whom: ['d3'], by: ['c2'] },
      { to: 'e5', key: 'notWith', whom: ['e5'], by: [] },
    ])
  })

  test('a frozen man says that it is frozen and leaves the rest', () => {
    expect(explained('7k/8/8/5Pi1/A3q3/8/8/K7 w', 'f5')).toMatchObject({
      obstacles: [{ key: 'frozen', params: { by: ['g5'] } }],
      hindrances: [],
    })
  })

  test.each([
    ['c1c4s', '7k/8/8/8/2u5/1p6/P7/2A4K w', { why: 'unspotted', whom: ['c4'] }],
    ['c1Sc4', '7k/8/8/8/2u5/1p6/P7/2A4K w', { why: 'unspotted', whom: ['c4'] }],
    ['b5c5', '7k/8/8/pU1p4/8/8/8/7K w', { why: 'notBoth', whom: ['a5', 'd5'] }],
    ['d1d8', '3ks3/8/8/8/8/8/8/K2Q4 w', { why: 'shielded', whom: ['d8'], by: ['e8'] }],
  ])('a refused %s says the same', (text, fen, params) => {
    expect(askPlay(game, lineFrom(fen), text)).toMatchObject({ ok: false, error: { key: 'illegalMove', params } })
  })
})
