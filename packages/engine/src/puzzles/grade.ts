import type { Game } from '../game/index.ts'
import type { Effort } from './effort.ts'
import { effortFor } from './effort.ts'
import { openPuzzle } from './open.ts'
import type { Puzzle } from './puzzle.ts'

export const LEAST_RATING = 600
export const MOST_RATING = 2400
/** Puzzles of one move are for beginners, however hard a search finds them. */
const MOST_OF_ONE = 990

/** A search that settles at once has looked at so many positions. */
const AT_ONCE = 32
const A_DOUBLING = 95
const A_STEP_MORE = 260
const QUIET = 130
const A_LURE = 22
const MOST_LURES = 8
const A_STEP_AWAY = 22
const NEAR = 2
const CHOICE = 40
const LEVEL_CHOICE = 80
const SEEN = 330
const FLOOR = 790
/** Puzzles of several moves begin where those of one end, and are drawn apart over what is left. */
const SHORTEST = 1000
const EASIEST = 1300
const WIDTH = 2.1

/** How hard a puzzle is, before anybody has tried: from what our bots need to see its first step, and from its length. */
export function ratingOf(game: Game, puzzle: Pick<Puzzle, 'position' | 'led' | 'line'>): number {
  const opened = openPuzzle(game, puzzle)
  if (opened === undefined) return LEAST_RATING
  const effort = effortFor(game, opened.p, puzzle.line[0].move)
  return ratingFor(effort, opened.own)
}

/** The weights were set by hand so that bots of every level solve fewer of the harder ones, which a test holds them to. */
export function ratingFor(effort: Effort, steps: number): number {
  const raw =
    FLOOR +
    A_DOUBLING * Math.log2(Math.max(1, effort.nodes / AT_ONCE)) +
    A_STEP_MORE * (steps - 1) +
    (effort.isQuiet ? QUIET : 0) +
    A_LURE * Math.min(effort.lures, MOST_LURES) +
    A_STEP_AWAY * Math.max(0, effort.reach - NEAR) +
    CHOICE * Math.log2(effort.choice / LEVEL_CHOICE) -
    SEEN * effort.seen
  const rating = steps > 1 ? SHORTEST + WIDTH * (raw - EASIEST) : raw
  return Math.round(Math.min(steps > 1 ? MOST_RATING : MOST_OF_ONE, Math.max(LEAST_RATING, rating)))
}
