import type { Game } from '../game/index.ts'
import type { Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { legalMoves } from './listed.ts'
import type { MateProof } from './mate-proof.ts'
import type { Step } from './step.ts'

/** So many of the answers that hold out longest are tried for a line with one way through. */
const ANSWERS_TRIED = 4

/**
 * Where kings are taken, a side that cannot save its king has lost though it has yet to move, and the taking is not worth
 * a move of a puzzle: so many steps are proved that are not shown.
 */
export const stepsNotShown = (game: Game): number =>
  game.kinds.some(({ royal, guarded }) => royal && !guarded) ? 1 : 0

/** The least number of the mover's own steps in which it wins, up to a most. */
export function stepsToWin(proof: MateProof, p: Position, most: number): number | undefined {
  for (let steps = 1; steps <= most; steps++) if (proof.wins(p, steps)) return steps
  return undefined
}

/** The steps by which the mover wins in no more of its own than so many. */
export const winningSteps = (game: Game, proof: MateProof, p: Position, steps: number): readonly Move[] =>
  legalMoves(game, p).filter((move) => proof.winsBy(p, move, steps))

/**
 * A line in which the solver, who is to move, has one step each time, but perhaps several for the last; the answers are
 * such as hold out longest. Undefined where every such answer leaves a choice.
 */
export function mateLine(game: Game, proof: MateProof, p: Position, steps: number): readonly Step[] | undefined {
  const [move, ...also] = winningSteps(game, proof, p, steps)
  if (move === undefined) return undefined
  if (steps - stepsNotShown(game) <= 1) return [{ move, also }]
  if (also.length > 0) return undefined
  const seat = p.mover
  game.make(p, move)
  const rest = p.mover === seat ? mateLine(game, proof, p, steps - 1) : answered(game, proof, p, steps - 1)
  p.unmake()
  return rest && [{ move, also: [] }, ...rest]
}

function answered(game: Game, proof: MateProof, p: Position, steps: number): readonly Step[] | undefined {
  const seat = p.mover
  let tried = 0
  for (const move of legalMoves(game, p)) {
    if (tried === ANSWERS_TRIED) return undefined
    game.make(p, move)
    const holdsOut = !proof.wins(p, steps - 1)
    const goesOn = p.mover === seat
    const rest = holdsOut ? (goesOn ? answered : mateLine)(game, proof, p, steps) : undefined
    p.unmake()
    if (rest !== undefined) return [{ move, also: [] }, ...rest]
    if (holdsOut) tried++
  }
  return undefined
}
