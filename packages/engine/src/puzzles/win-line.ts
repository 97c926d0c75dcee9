import type { Game } from '../game/index.ts'
import type { Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { INFINITE } from '../search/scores.ts'
import { legalMoves } from './listed.ts'
import type { Step } from './step.ts'
import type { WinProof } from './win-proof.ts'

/** What the solver must reach, and below what everything else must stay: between them is nothing. */
export interface Bounds {
  readonly least: number
  readonly rival: number
}

/** Moves of the solver in a line at most, and moves accepted as its last. */
export const MOST_STEPS = 4
const MOST_EQUALS = 4
const LEAST_DEPTH = 4

/** How far everything is looked at where so many of the solver's steps are left: to the answer to the last of them. */
export const depthFor = (stepsLeft: number): number => Math.max(LEAST_DEPTH, 2 * stepsLeft)

/**
 * The steps that reach the goal. Undefined where one comes between the bounds, so that it could be argued about; more
 * than are wanted need not be counted.
 */
export function reaching(
  game: Game,
  proof: WinProof,
  p: Position,
  { least, rival }: Bounds,
  depth: number,
  wanted = Number.POSITIVE_INFINITY,
): readonly Move[] | undefined {
  const found: Move[] = []
  for (const move of legalMoves(game, p)) {
    if (!proof.reaches(p, move, depth, rival)) continue
    if (!proof.reaches(p, move, depth, least)) return undefined
    found.push(move)
    if (found.length > wanted) break
  }
  return found
}

/** What a line goes by on its way. */
export interface Course {
  readonly bounds: Bounds
  /** What all questions to the proof may cost together. */
  readonly nodes: number
  /** Steps of the solver before a line may end because the goal has been reached. */
  readonly fewest: number
}

/**
 * The line from the solver's only step on: against the answer that keeps most, until the goal is reached and stays
 * reached when the captures have died down, or until several steps would do. Undefined where the proof of a later step
 * does not bear out the first.
 */
export function winLine(
  game: Game,
  proof: WinProof,
  p: Position,
  course: Course,
  move: Move,
  steps = 1,
): readonly Step[] | undefined {
  const seat = p.mover
  const { height } = p
  const line: Step[] = [{ move, also: [] }]
  try {
    game.make(p, move)
    while (p.mover !== seat) {
      if (game.outcome(p) !== undefined) return line
      proof.begin(p, course.nodes)
      if (steps >= course.fewest && 0 - proof.atRest() >= course.bounds.least) return line
      const answer = bestAnswer(game, proof, p)
      line.push({ move: answer, also: [] })
      game.make(p, answer)
    }
    if (game.outcome(p) !== undefined) return undefined
    proof.begin(p, course.nodes)
    const next = reaching(game, proof, p, course.bounds, LEAST_DEPTH, MOST_EQUALS)
    if (next === undefined || next.length === 0) return undefined
    if (next.length > MOST_EQUALS) return [line[0]]
    if (next.length > 1) return [...line, { move: next[0], also: next.slice(1) }]
    if (steps === MOST_STEPS) return [line[0]]
    const rest = winLine(game, proof, p, course, next[0], steps + 1)
    return rest && [...line, ...rest]
  } finally {
    while (p.height > height) p.unmake()
  }
}

/** The answer after which the solver has least. */
function bestAnswer(game: Game, proof: WinProof, p: Position): Move {
  const moves = legalMoves(game, p)
  let [best] = moves
  let most = -INFINITE - 1
  for (const move of moves) {
    const value = proof.valueOf(p, move, LEAST_DEPTH - 1, most, INFINITE)
    if (value <= most) continue
    most = value
    best = move
  }
  return best
}
