import type { Asked, ThoughtAnswer } from '../ask/answers.ts'
import type { Game } from '../game/index.ts'
import { moveId, printMove } from '../notation/move-text.ts'
import { createMoves, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { below } from './alpha-beta.ts'
import type { BotLevel } from './bot-levels.ts'
import { Budget, type Limits } from './budget.ts'
import { levelOf } from './levels.ts'
import { INFINITE, MOST_PLIES } from './scores.ts'
import { chanceOf, numbersFrom } from './seeded.ts'
import type { Share } from './share.ts'
import { Sight } from './sight.ts'
import { Supposition } from './supposition.ts'
import { Table } from './table.ts'
import { Travel } from './travel.ts'
import { type Search, Workspace } from './workspace.ts'
import { worthByMan } from './worth.ts'

export interface UnseeingOptions {
  readonly level?: BotLevel
  /** Instead of what the level may spend on all suppositions together. Without `ms` the answer is the same each time. */
  readonly limits?: Limits
  readonly seed: number
  readonly now: () => number
  readonly shouldStop: () => boolean
}

/** What an end is worth against all else that may be the case: a man or three, so that a small danger is no certain loss. */
const MOST_SCORE = 3_000
/** The same position is seldom met twice across suppositions, so little is remembered. */
const TABLE_BITS = 14

const workshops = new WeakMap<Game, { readonly workspace: Workspace; readonly travel: Travel }>()

/** Whether a bot that sees only its share can play it. */
export const hasUnseeingBots = (game: Game): boolean => !game.isOpen && game.variant.seats.length === 2

/**
 * The move a bot would play that knows its share and nothing else. It supposes positions that look to it as the true one
 * does (*determinization*), searches each of them a little, and plays what does best on the average. It takes others to
 * see everything, which makes it careful, and never hopes to learn more.
 */
export function thinkUnseeing(game: Game, share: Share, options: UnseeingOptions): Asked<ThoughtAnswer> {
  if (!hasUnseeingBots(game)) return { ok: false, error: { key: 'noBots', params: {} } }
  const { positions = 1, limits, sight, whims = 0 } = levelOf(game, options.level ?? 'master', options.seed)
  const { depth = MOST_PLIES, nodes = limits.nodes, ms } = { ...limits, ...options.limits }
  const { workspace, travel } = workshopOf(game)
  const known = veiledOf(game, share)
  const roots = createMoves()
  const n = known.mover === share.seat ? game.legal(known, roots) : 0
  if (n === 0) return { ok: false, error: { key: 'gameOver', params: {} } }

  const whole = new Budget({ ...(ms === undefined ? {} : { ms }) }, options.now, options.shouldStop)
  whole.release()
  const supposition = new Supposition(game, share, travel)
  const random = numbersFrom(options.seed)
  const sums = new Float64Array(n)
  let supposed = 0
  let reached = 1
  let spent = 0
  while (supposed < positions && (supposed === 0 || !isOver(whole, options.shouldStop))) {
    const p = supposition.next(random)
    const each = { ...(nodes === undefined ? {} : { nodes: Math.ceil(nodes / positions) }) }
    const budget = new Budget(each, options.now, () => isOver(whole, options.shouldStop))
    const found =
      sight === undefined
        ? scoreEach(workspace.begin(p, budget), roots, n, depth)
        : glanceAtEach(game, p, budget, roots, n, new Sight(game, { sight, focus: 0 }, options.seed))
    for (let i = 0; i < n; i++) sums[i] += Math.max(-MOST_SCORE, Math.min(MOST_SCORE, found.scores[i]))
    spent += budget.nodes
    reached = Math.max(reached, found.depth)
    supposed++
  }

  const [low, high] = [known.hashLow, known.hashHigh]
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < n; i++) {
    // Of what is equally good chance decides.
    const liking = chanceOf(options.seed, low, high, roots[i]) * (whims + 1)
    const score = sums[i] / supposed + liking
    if (score <= most) continue
    best = i
    most = score
  }
  const score = Math.round(sums[best] / supposed)
  const line = [moveId(game, known, roots[best])]
  const lineText = [printMove(game, known, roots[best])]
  const told = { depth: reached, score, mateIn: null, line, lineText }
  const elapsed = whole.ms
  const nps = Math.round((spent * 1000) / Math.max(1, elapsed))
  return {
    ok: true,
    value: { ...told, best: line[0], lines: [told], nodes: spent, ms: Math.round(elapsed), nps, done: true },
  }
}

const isOver = (budget: Budget, shouldStop: () => boolean): boolean => {
  budget.release()
  return budget.isSpent || shouldStop()
}

function workshopOf(game: Game) {
  const known = workshops.get(game) ?? {
    workspace: new Workspace(game, new Table(TABLE_BITS)),
    travel: new Travel(game),
  }
  workshops.set(game, known)
  return known
}

/** The position with veils, in which a seat's moves are those it has in the true one. */
function veiledOf(game: Game, share: Share): Position {
  const p = game.emptyPosition()
  for (const [index, value] of share.seen.entries()) p.set(index, value)
  p.forgetHistory()
  return p
}

/** What a beginner sees in each move: whom it takes, unless that is overlooked. */
function glanceAtEach(game: Game, p: Position, budget: Budget, roots: Moves, n: number, sight: Sight) {
  const worth = worthByMan(game)
  const victims = createMoves()
  const scores = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    budget.spend()
    const took = game.victimsOf(p, roots[i], victims, 0)
    for (let k = 0; k < took; k++) scores[i] += worth[p.cells[victims[k]]]
    scores[i] -= sight.worthOverlooked(p, roots[i])
  }
  return { scores, depth: 1 }
}

/** What each move is worth in a position that is supposed: as deep as all of them could be looked into. */
function scoreEach(s: Search, roots: Moves, n: number, depth: number): { scores: Float64Array; depth: number } {
  const seat = s.p.mover
  let scores = new Float64Array(n)
  let reached = 0
  for (let round = 1; round <= depth; round++) {
    const found = new Float64Array(n)
    for (let i = 0; i < n; i++) {
      s.game.make(s.p, roots[i])
      found[i] = below(s, seat, round - 1, -INFINITE, INFINITE, 1)
      s.p.unmake()
      if (s.budget.isSpent) return { scores, depth: reached }
    }
    scores = found
    reached = round
    if (round === 1) s.budget.release()
  }
  return { scores, depth: reached }
}
