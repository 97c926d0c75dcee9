import { describe, expect, test } from 'vitest'
import { anyMove } from '../../test/random-play.ts'
import { seeded } from '../../test/referee/random.ts'
import { sample } from '../../test/sample.ts'
import { scattered } from '../../test/scattered.ts'
import { moveCalled } from '../../test/tiny.ts'
import type { ThoughtAnswer } from '../ask/answers.ts'
import type { Game } from '../game/index.ts'
import { moveId, parsePosition, printPosition, startPosition } from '../notation/index.ts'
import { createMoves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { gameOf, slugs } from '../variants/catalogue.ts'
import { botLevels, hasBots, isForTwo, type ThinkOptions, think } from './index.ts'

/** A clock that stands still: what is tested here may not depend on time. */
const quietly = { seed: 1, now: () => 0, shouldStop: () => false, onThought: () => {} }

function known(slug: string): Game {
  const game = gameOf(slug)
  if (game === undefined) throw new Error(`no game ${slug}`)
  return game
}

function thoughtAbout(
  game: Game,
  start: string | undefined,
  moves: readonly string[],
  options: Partial<ThinkOptions>,
): ThoughtAnswer {
  const asked = think(game, { variant: game.variant.slug, start, moves }, { ...quietly, ...options })
  if (!asked.ok) throw new Error(JSON.stringify(asked.error))
  return asked.value
}

function positionOf(game: Game, text: string): Position {
  const read = parsePosition(game, text)
  if (!read.ok) throw new Error(read.fault.reason)
  return read.value
}

function legalIds(game: Game, p: Position): string[] {
  const moves = createMoves()
  return Array.from(moves.subarray(0, game.legal(p, moves)), (move) => moveId(game, p, move))
}

/** Bots against three at once, and those that do not see everything, have tests of their own. */
const botSlugs = slugs.filter((slug) => isForTwo(known(slug)))

test.each(slugs.filter((slug) => !hasBots(known(slug))))('nobody thinks about %s', (slug) => {
  const asked = think(known(slug), { variant: slug, moves: [] }, quietly)
  expect(asked).toMatchObject({ ok: false, error: { key: 'noBots' } })
})

describe.each(botSlugs)('every bot of %s', (slug) => {
  const game = known(slug)

  test.each(botLevels)('%s plays a legal move in every position that is not over', (level) => {
    const random = seeded(11)
    const positions: Position[] = []
    const p = startPosition(game)
    for (let ply = 0; ply < sample(60); ply++) {
      const move = game.outcome(p) === undefined ? anyMove(game, p, random) : undefined
      if (move === undefined) break
      game.make(p, move)
      positions.push(positionOf(game, printPosition(game, p)))
    }
    while (positions.length < sample(160)) {
      const strewn = scattered(game, random)
      if (strewn !== undefined) positions.push(strewn)
    }
    const limits = { nodes: 1_500 }
    for (const one of positions) {
      const start = printPosition(game, one)
      const asked = think(game, { variant: slug, start, moves: [] }, { ...quietly, level, limits })
      if (game.outcome(one) !== undefined) expect(asked).toMatchObject({ ok: false, error: { key: 'gameOver' } })
      else expect(legalIds(game, one)).toContain(asked.ok ? asked.value.best : asked.error)
    }
  })

  test.each(botLevels)('%s thinks the same twice when seed and nodes are the same', (level) => {
    const ask = (): ThoughtAnswer[] => {
      const told: ThoughtAnswer[] = []
      const limits = { nodes: 12_000 }
      thoughtAbout(game, undefined, [], { level, limits, seed: 7, onThought: (thought) => told.push(thought) })
      return told
    }
    expect(ask()).toEqual(ask())
  })

  test('with another seed a beginner opens another way, if not at the first move', () => {
    const opened = [1, 2, 3, 4, 5, 6].map((seed) => {
      const moves: string[] = []
      while (moves.length < 6) {
        const { best } = thoughtAbout(game, undefined, moves, { level: 'novice', seed: 10 * seed + moves.length })
        if (best === null) break
        moves.push(best)
      }
      return moves.join(' ')
    })
    expect(new Set(opened).size).toBeGreaterThan(1)
  })

  test('a finished depth is told with its line, which can be played, and the last thought is done', () => {
    const told: ThoughtAnswer[] = []
    const last = thoughtAbout(game, undefined, [], {
      limits: { depth: 4 },
      onThought: (thought) => told.push(thought),
    })
    expect(new Set(told.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3, 4]))
    expect(told.filter(({ done }) => done)).toEqual([last])
    expect(told.at(-1)).toEqual(last)
    for (const { best, line, lineText, depth } of told) {
      expect(line[0]).toBe(best)
      expect(lineText).toHaveLength(line.length)
      // An answer to check costs no depth.
      expect(line.length - answersToCheck(game, line)).toBeLessThanOrEqual(depth)
      expect(think(game, { variant: slug, moves: line }, { ...quietly, limits: { depth: 1 } }).ok).toBe(true)
    }
  })

  test('of several lines each is the best that begins otherwise than those before it', () => {
    const told: ThoughtAnswer[] = []
    const lines = 3
    const last = thoughtAbout(game, undefined, [], {
      limits: { depth: 3 },
      lines,
      onThought: (thought) => told.push(thought),
    })
    expect(last.lines).toHaveLength(lines)
    for (const thought of told) {
      const [best] = thought.lines
      expect(best).toEqual({
        depth: thought.depth,
        score: thought.score,
        mateIn: thought.mateIn,
        line: thought.line,
        lineText: thought.lineText,
      })
      const firsts = thought.lines.map(({ line }) => line[0])
      expect(new Set(firsts).size).toBe(firsts.length)
      for (const { depth } of thought.lines) expect(depth).toBeGreaterThanOrEqual(thought.depth - 1)
    }
    const scores = last.lines.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  test('stopping is heeded within a thousand nodes or so, and still leaves a move', () => {
    let isWanted = false
    const stopped = thoughtAbout(game, undefined, [], {
      limits: {},
      shouldStop: () => isWanted,
      onThought: ({ depth }) => {
        if (depth >= 3) isWanted = true
      },
    })
    const undisturbed = thoughtAbout(game, undefined, [], { limits: { depth: 3 } })
    expect(stopped.nodes).toBeLessThanOrEqual(undisturbed.nodes + 1_024)
    expect(stopped.best).not.toBeNull()
  })

  test('stopping before the start still leaves a move of depth one', () => {
    const stopped = thoughtAbout(game, undefined, [], { shouldStop: () => true })
    expect(stopped.depth).toBe(1)
    expect(legalIds(game, startPosition(game))).toContain(stopped.best)
  })

  test('time is heeded: a clock that runs out ends the search', () => {
    let ms = 0
    const stopped = thoughtAbout(game, undefined, [], { limits: { ms: 20 }, now: () => ms++ })
    expect(stopped.ms).toBeLessThan(60)
    expect(stopped.best).not.toBeNull()
  })

  test('a budget of nodes is not overdrawn once there is a first answer', () => {
    for (const nodes of [6_000, 6_001, 8_000, 9_777]) {
      expect(thoughtAbout(game, undefined, [], { limits: { nodes } }).nodes).toBe(nodes)
    }
  })
})

/** How many moves of a line from the start are made in check. */
function answersToCheck(game: Game, line: readonly string[]): number {
  const p = startPosition(game)
  return line.filter((id) => {
    const inCheck = game.isInCheck(p, p.mover)
    game.make(p, moveCalled(game, p, id))
    return inCheck
  }).length
}

describe('what cannot be thought about', () => {
  const game = known('ultima')

  test('a position that is none', () => {
    const asked = think(game, { variant: 'ultima', start: '8/8 w', moves: [] }, quietly)
    expect(asked).toMatchObject({ ok: false, error: { key: 'badPosition', params: { reason: 'rowCount' } } })
  })

  test('a line with a move that is not legal', () => {
    const asked = think(game, { variant: 'ultima', moves: ['a2a3', 'a7a2'] }, quietly)
    expect(asked).toMatchObject({ ok: false, error: { key: 'illegalMove', params: { ply: '2' } } })
  })
})
