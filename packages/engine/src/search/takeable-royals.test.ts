import { describe, expect, test } from 'vitest'
import type { BotLevel, ThoughtAnswer } from '../ask/answers.ts'
import { askPosition, type Line, type OutcomeAnswer } from '../ask/index.ts'
import type { Game } from '../game/index.ts'
import { parsePosition, readMove } from '../notation/index.ts'
import type { Position } from '../position/position.ts'
import { gameOf } from '../variants/catalogue.ts'
import { type ThinkOptions, think } from './index.ts'

/** Games in which kings may be left to be taken: nothing but the search keeps a bot from it. */
const found = gameOf('fugue')
if (found === undefined) throw new Error('no fugue')
const game: Game = found

function thoughtAfter(
  moves: readonly string[],
  start: string | undefined,
  options: Partial<ThinkOptions>,
): ThoughtAnswer {
  const line: Line = { variant: 'fugue', start, moves }
  const asked = think(game, line, { seed: 1, now: () => 0, shouldStop: () => false, onThought: () => {}, ...options })
  if (!asked.ok) throw new Error(JSON.stringify(asked.error))
  return asked.value
}

function positionAfter(start: string, move: string): Position {
  const p = parsePosition(game, start)
  const read = p.ok ? readMove(game, p.value, move) : p
  if (!p.ok || !read.ok) throw new Error(move)
  game.make(p.value, read.value)
  return p.value
}

const thoughtAbout = (start: string, depth: number) => thoughtAfter([], start, { limits: { depth } })

describe('a king', () => {
  test.each([
    ['by landing', '7k/8/8/8/8/8/8/K6Q w', /^h1h8$/],
    ['by a near shot', '7k/8/7A/8/8/8/8/K7 w', /^h6h8s$/],
    ['by a spotted shot', '7k/8/5P2/8/8/8/8/K6A w', /^h1h8s$/],
    ['by destruction', '4k3/3W4/8/8/8/8/8/K7 w', /^d7e8d$/],
    ['by a hop', '7k/6p1/5P2/8/8/8/8/K7 w', /^f6h8/],
  ])('is taken %s as soon as it can be', (_, start, best) => {
    const thought = thoughtAbout(start, 3)
    expect(thought).toMatchObject({ mateIn: 1, score: 99_999 })
    expect(thought.best).toMatch(best)
  })

  test('that is frozen cannot flee: the queen goes where it will take it', () => {
    // Whatever the pawn does, it cannot come between on the h-file.
    const thought = thoughtAbout('7k/6I1/p7/8/8/8/8/K5Q1 w', 4)
    expect(thought).toMatchObject({ mateIn: 3, score: 99_997 })
    expect(['g1h1', 'g1h2']).toContain(thought.best)
  })

  test.each([1, 2, 3, 4])('is not left to be taken while it can be helped, %d plies deep', (depth) => {
    const start = '1k5q/8/8/8/8/8/QSUAI3/UL5K w'
    const { best } = thoughtAbout(start, depth)
    const p = positionAfter(start, best ?? '')
    expect(game.mayLoseRoyal(p, 0)).toBe(false)
  })
})

test('a bot does not bring a position about for the third time and lose by it', () => {
  const dance = ['a2a3', 'a7a6', 'a3a2', 'a6a7', 'a2a3', 'a7a6', 'a3a2']
  for (const depth of [1, 2, 3]) expect(thoughtAfter(dance, undefined, { limits: { depth } }).best).not.toBe('a6a7')
})

test.each<[BotLevel, number]>([
  ['novice', 1],
  ['novice', 2],
])(
  'a game of two bots at %s, seed %d, comes to an end',
  (level, seed) => {
    const moves: string[] = []
    let outcome: OutcomeAnswer | null = null
    while (outcome === null && moves.length < 2_000) {
      const { best } = thoughtAfter(moves.slice(), undefined, { level, seed: seed + moves.length })
      if (best === null) throw new Error('no move')
      moves.push(best)
      const asked = askPosition(game, { variant: 'fugue', moves })
      outcome = asked.ok ? asked.value.outcome : null
    }
    expect(outcome).not.toBeNull()
  },
  120_000,
)
