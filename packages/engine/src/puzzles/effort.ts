import type { MoveId } from '../ask/answers.ts'
import type { Game } from '../game/index.ts'
import { moveId } from '../notation/move-text.ts'
import { printPosition } from '../notation/position-text.ts'
import { createMoves, fromOf } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { type BotLevel, think } from '../search/index.ts'
import { stepsBetween } from '../search/steps.ts'
import { legalMoves } from './listed.ts'

/** What makes the first step of a solution easy or hard to see. */
export interface Effort {
  /** Positions a search has looked at when it settles for the step; twice the most it was given where it does not. */
  readonly nodes: number
  /** Share of tries in which bots that overlook things play it. */
  readonly seen: number
  readonly choice: number
  /** Other moves that take something. */
  readonly lures: number
  readonly isQuiet: boolean
  /** Steps to the farthest man taken from where the taker stood. */
  readonly reach: number
}

const MOST_NODES = 24_000
/** Bots that overlook things, each asked so often, with another seed every time. */
const SIGHTED: readonly BotLevel[] = ['novice', 'beginner']
const TRIES = 5

/** How hard it is to see the step in a position. */
export function effortFor(game: Game, p: Position, step: MoveId): Effort {
  const start = printPosition(game, p)
  const asked = { now: () => 0, shouldStop: () => false }
  const line = { variant: game.variant.slug, start, moves: [] }
  let foundAt = Number.POSITIVE_INFINITY
  think(game, line, {
    ...asked,
    limits: { nodes: MOST_NODES },
    seed: 1,
    onThought: ({ best, nodes }) => {
      if (best !== step) foundAt = Number.POSITIVE_INFINITY
      else foundAt = Math.min(foundAt, Math.max(1, nodes))
    },
  })
  const tries = SIGHTED.flatMap((level) => Array.from({ length: TRIES }, (_, seed) => ({ level, seed: seed + 1 })))
  const plays = (how: (typeof tries)[number]): boolean => {
    const thought = think(game, line, { ...asked, ...how, onThought: () => {} })
    return thought.ok && thought.value.best === step
  }
  const victims = createMoves()
  const moves = legalMoves(game, p).map((move) => {
    const taken = game.victimsOf(p, move, victims, 0)
    return { id: moveId(game, p, move), move, taken: Array.from(victims.subarray(0, taken)) }
  })
  const own = moves.find(({ id }) => id === step)
  const steps = stepsBetween(game.board)
  const far = own?.taken.map((cell) => steps[fromOf(own.move) * game.board.size + cell]) ?? []
  return {
    nodes: Math.min(foundAt, 2 * MOST_NODES),
    seen: tries.filter(plays).length / tries.length,
    choice: moves.length,
    lures: moves.filter(({ id, taken }) => id !== step && taken.length > 0).length,
    isQuiet: own !== undefined && own.taken.length === 0,
    // A man in hand stands nowhere.
    reach: Math.max(0, ...far.filter((one) => one < 255)),
  }
}
