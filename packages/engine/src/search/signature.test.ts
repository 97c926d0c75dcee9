import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameOf } from '../variants/catalogue.ts'
import { think } from './index.ts'

/** The start, three middle games with perft figures of their own, and six positions from games between bots. */
const positions = [
  undefined,
  'rnbq1bpn/pppppk2/5pP1/5m2/4PB1p/7B/PP1P1NPP/MNPKQ2R b',
  'rn1qkb2/pbpppppn/6p1/8/1P1MP1p1/3m4/P1PP1PPP/BN1KQBNR w',
  '4k1nm/2p2p1p/3b3p/P4R2/2P3p1/b1P2r1P/1BPP3P/M2KQB2 w',
  '1p1q1k2/p3p3/2r2p2/6p1/2b5/3P3m/P6n/1n2KR2 b',
  '1n2k2n/p1pp4/8/5P2/B3r2Q/1Pb1p2P/3Pm3/M1PKB2R b',
  'n5q1/r3p3/1n1k4/2M1P3/PN1B4/2P5/2P1P2B/2K4P w',
  '4N3/1k5p/6MP/5P1Q/8/1P6/N7/P2B1K2 w',
  'p2n4/r6p/8/4k3/2p1p3/K4m1p/7P/8 b',
  '1R4b1/p4pp1/q1B2k1M/7m/7p/5pPP/2P1KP2/1N4N1 w',
]

test('the search visits the nodes it is on record for', () => {
  const game = gameOf('ultima')
  if (game === undefined) throw new Error('no ultima')
  const options = { limits: { depth: 5 }, seed: 1, now: () => 0, shouldStop: () => false, onThought: () => {} }
  const nodes = positions.map((start) => {
    const asked = think(game, { variant: 'ultima', start, moves: [] }, options)
    return asked.ok ? asked.value.nodes : Number.NaN
  })
  const recorded = readFileSync(new URL('signature.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .at(-1)
  expect(nodes.reduce((sum, count) => sum + count, 0)).toBe(Number(recorded))
})
