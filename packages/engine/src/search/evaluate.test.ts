import { describe, expect, test } from 'vitest'
import { knownGame, positionOf } from '../../test/kernel-reading.ts'
import { anyMove } from '../../test/random-play.ts'
import { seeded } from '../../test/referee/random.ts'
import { scattered } from '../../test/scattered.ts'
import { parsePosition, printPosition, startPosition } from '../notation/index.ts'
import { gameOf, slugs } from '../variants/catalogue.ts'
import { Evaluation } from './evaluate.ts'
import { INFINITE } from './scores.ts'
import { isForTwo } from './think.ts'

describe.each(slugs.filter((slug) => isForTwo(knownGame(slug))))('%s', (slug) => {
  const game = gameOf(slug)
  if (game === undefined) throw new Error(`no game ${slug}`)

  test('the men that guards mark as barred are those that the rules bar', () => {
    const random = seeded(41)
    let barred = 0
    for (let made = 0; made < 1_500; ) {
      const p = scattered(game, random)
      if (p === undefined) continue
      made++
      const marked = new Set<number>()
      for (const guard of game.rules.guards) guard.markBarred(p, marked)
      const expected = [...p.cells.subarray(0, p.size).keys()].filter(
        (cell) => p.cells[cell] !== 0 && game.rules.isBarred(p, cell, p.cells[cell]),
      )
      expect({ at: printPosition(game, p), men: [...marked].sort((a, b) => a - b) }).toEqual({
        at: printPosition(game, p),
        men: expected,
      })
      barred += expected.length
    }
    expect(barred).toBeGreaterThan(game.rules.guards.length > 0 ? 1_000 : -1)
  })
})

describe('what a position is worth', () => {
  const game = gameOf('ultima')
  if (game === undefined) throw new Error('no ultima')
  const evaluation = new Evaluation(game)
  const worth = (text: string): number => {
    const read = parsePosition(game, text)
    if (!read.ok) throw new Error(read.fault.reason)
    return evaluation.of(read.value, -INFINITE, INFINITE)
  }

  test('the start is even', () => {
    expect(worth(`${game.variant.setup} w`)).toBe(0)
  })

  test('a man more is better for its side and worse for the other', () => {
    expect(worth('k7/8/8/8/8/8/8/K5N1 w')).toBeGreaterThan(400)
    expect(worth('k7/8/8/8/8/8/8/K5N1 b')).toBeLessThan(-400)
  })

  test('a frozen man is worth less than a free one as near to the king', () => {
    expect(worth('k7/8/8/8/4n3/4M3/8/K7 w')).toBeGreaterThan(worth('k7/8/8/8/4n3/8/4M3/K7 w') + 100)
  })
})

test.each(['ultima', 'crazyhouse', 'duck-chess'])(
  '%s: a position is worth as much however it has been come to',
  (slug) => {
    const game = knownGame(slug)
    const evaluation = new Evaluation(game)
    const p = startPosition(game)
    const random = seeded(7)
    const expectSame = () => {
      const copy = positionOf(game, printPosition(game, p))
      expect(evaluation.of(p, -INFINITE, INFINITE)).toBe(new Evaluation(game).of(copy, -INFINITE, INFINITE))
    }
    // Begun in the middle, so that steps are taken back which were made before anybody asked.
    for (let step = 0; step < 60; step++) {
      const move = anyMove(game, p, random)
      if (move === undefined) break
      game.make(p, move)
      if (step >= 30) expectSame()
    }
    for (; p.height > 0; p.unmake()) expectSame()
  },
)

/** Expected values follow from what the definitions say men are worth, and from nothing the evaluation computes. */
describe('what a position of another game is worth', () => {
  const worthIn = (slug: string, text: string): number => {
    const game = knownGame(slug)
    return new Evaluation(game).of(positionOf(game, text), -INFINITE, INFINITE)
  }

  test('men in hand count for who has them, about as much as on the board', () => {
    const bare = worthIn('crazyhouse', '4k3/8/8/8/8/8/8/4K3[] w - -')
    expect(bare).toBe(0)
    expect(worthIn('crazyhouse', '4k3/8/8/8/8/8/8/4K3[R] w - -')).toBeGreaterThan(400)
    expect(worthIn('crazyhouse', '4k3/8/8/8/8/8/8/4K3[r] w - -')).toBeLessThan(-400)
    expect(worthIn('crazyhouse', '4k3/8/8/8/8/8/8/4K3[Rr] w - -')).toBe(0)
    const onBoard = worthIn('crazyhouse', '4k3/8/8/8/3R4/8/8/4K3[] w - -')
    expect(Math.abs(worthIn('crazyhouse', '4k3/8/8/8/8/8/8/4K3[R] w - -') - onBoard)).toBeLessThan(20)
  })

  test('where one wins by being rid of them, every man more is a burden', () => {
    expect(worthIn('antichess', 'k7/8/8/8/8/8/8/K6Q w - -')).toBeLessThan(-100)
    expect(worthIn('antichess', 'k6q/8/8/8/8/8/8/K7 w - -')).toBeGreaterThan(100)
  })
})
