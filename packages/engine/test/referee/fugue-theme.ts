import type { Kind } from './fugue-men.ts'
import { pick } from './random.ts'
import type { Setup, Stock } from './setup.ts'
import { allSteps, back, eightByEight, neighbours, next, rankOf, ray, type Step, squares } from './square.ts'
import { commonThemes, type Themes } from './theme.ts'

const pieces: readonly Kind[] = ['immobilizer', 'pushmePullyu', 'archer', 'shield', 'queen', 'leaper', 'swapper']

export const fugueStock: Stock<Kind> = {
  grid: eightByEight,
  king: 'king',
  starting: new Map<Kind, number>([['pawn', 8], ...pieces.map((kind) => [kind, 1] as const)]),
  mostMen: 16,
  kinds: ['pawn', 'pawn', 'pawn', ...pieces],
}

export const fugueThemes: Themes<Kind> = {
  ...commonThemes,

  /** Men and kings crowded round the immobilizers of both sides. */
  frozen(setup) {
    const first = pick(setup.random, squares)
    const white = setup.coin()
    setup.put(first, 'immobilizer', white)
    const around = [first, ...neighbours(first)].flatMap(neighbours)
    setup.put(pick(setup.random, around), 'immobilizer', !white)
    setup.crown(setup.coin() ? around : squares)
    setup.scatter(5 + setup.random(8), around)
    setup.scatter(setup.random(8))
  },

  /** A shield with its own men about it, and all that takes pointed at them. */
  shielded(setup) {
    const white = setup.coin()
    const shield = pick(setup.random, squares)
    setup.put(shield, 'shield', white)
    if (setup.random(3) === 0) setup.put(pick(setup.random, neighbours(shield)), 'king', white)
    for (let put = setup.random(4); put >= 0; put -= 1) {
      setup.put(pick(setup.random, neighbours(shield)), pick(setup.random, ['pawn', ...pieces]), white)
    }
    for (const target of [shield, ...neighbours(shield)]) {
      if (setup.coin()) setup.put(pick(setup.random, starOf(target)), pick(setup.random, ['pawn', ...pieces]), !white)
    }
    setup.crown()
    setup.scatter(setup.random(10))
  },

  /** An archer, its target one to seven squares off, and would-be spotters about the target. */
  spotted(setup) {
    const white = setup.coin()
    const { from, line } = longLine(setup)
    setup.put(from, 'archer', white)
    const target = pick(setup.random, line)
    setup.put(target, pick(setup.random, ['pawn', ...pieces, 'king']), !white)
    const open = squares.filter((square) => !line.slice(0, line.indexOf(target)).includes(square))
    for (let put = setup.random(3); put >= 0; put -= 1) {
      const step = pick(setup.random, allSteps)
      const between = next(target, step)
      const beyond = between && next(between, step)
      // Mostly two squares away, sometimes with somebody in between, sometimes off the line by a knight's move.
      const spot = setup.random(3) === 0 ? pick(setup.random, open) : beyond
      if (spot !== undefined && open.includes(spot)) setup.put(spot, pick(setup.random, ['pawn', ...pieces]), white)
      if (setup.random(4) === 0 && between !== undefined && open.includes(between)) {
        setup.put(between, 'pawn', setup.coin())
      }
    }
    setup.crown(open)
    setup.scatter(setup.random(8), open)
  },

  /** Swappers beside and in line with everybody, each other included. */
  swapping(setup) {
    const first = pick(setup.random, squares)
    setup.put(first, 'swapper', true)
    setup.put(pick(setup.random, setup.coin() ? neighbours(first) : starOf(first)), 'swapper', false)
    if (setup.random(3) === 0) setup.crown(neighbours(first))
    setup.scatter(2 + setup.random(4), neighbours(first))
    setup.scatter(2 + setup.random(6), starOf(first))
    setup.crown()
    setup.scatter(setup.random(6))
  },

  /** A pushme-pullyu or a leaper with enemies behind it and along its line, close together or apart. */
  lines(setup) {
    const white = setup.coin()
    const { from, step, line } = longLine(setup)
    setup.put(from, pick(setup.random, ['pushmePullyu', 'leaper']), white)
    if (setup.coin()) setup.put(next(from, back(step)), pick(setup.random, ['pawn', ...pieces]), !white)
    const met = pick(setup.random, line)
    setup.put(met, pick(setup.random, ['pawn', ...pieces, 'king']), !white)
    if (setup.random(3) === 0) setup.put(next(met, step), pick(setup.random, ['pawn', ...pieces]), setup.coin())
    if (setup.random(3) === 0) setup.put(pick(setup.random, neighbours(met)), 'shield', !white)
    const open = squares.filter((square) => !line.includes(square))
    setup.crown(open)
    setup.scatter(setup.random(10), open)
  },

  /** Pawns a step or a hop from the far rank, or on it, with few pieces left to a side. */
  promoting(setup) {
    const high = squares.filter((square) => '678'.includes(rankOf(square)))
    const low = squares.filter((square) => '321'.includes(rankOf(square)))
    setup.crown()
    for (let put = 2 + setup.random(5); put > 0; put -= 1) {
      setup.put(pick(setup.random, high), 'pawn', true)
      setup.put(pick(setup.random, low), 'pawn', false)
    }
    setup.scatter(setup.random(8), squares, pieces)
    setup.scatter(setup.random(6), [...high, ...low])
  },
}

/** All squares on the eight lines from a square. */
function starOf(square: string): readonly string[] {
  return allSteps.flatMap((step) => ray(square, step))
}

/** A square and a direction with at least three squares onward. */
function longLine(setup: Setup<Kind>): { from: string; step: Step; line: readonly string[] } {
  const step = pick(setup.random, allSteps)
  const from = pick(
    setup.random,
    squares.filter((square) => ray(square, step).length > 2),
  )
  return { from, step, line: ray(from, step) }
}
