import type { MoveAnswer, MoveId, Seat } from '../../ask/answers.ts'
import { describeMove } from '../../ask/victims.ts'
import type { Game } from '../../game/index.ts'
import { readMove } from '../../notation/move-text.ts'
import { parsePosition } from '../../notation/position-text.ts'
import type { Move } from '../../position/move.ts'
import type { Position } from '../../position/position.ts'
import type { Outcome } from '../../rules/kinds.ts'
import { Scene } from './scene.ts'
import { type Traits, traitsOf } from './traits.ts'

/** How a puzzle is solved: where it begins, and the moves of both sides, the solver's first. */
export interface ProvedLine {
  /** Position text. */
  readonly start: string
  /** The other side's move that led to it, if that is told: the solver is to move after it. */
  readonly led?: MoveId | undefined
  readonly moves: readonly MoveId[]
}

/** A step of the line with the board before and after it. */
export interface Step {
  readonly ply: number
  readonly move: Move
  readonly told: MoveAnswer
  readonly before: Scene
  readonly after: Scene
}

/** A proved line played through, for two seats. */
export interface StudiedLine {
  readonly game: Game
  readonly traits: Traits
  readonly solver: Seat
  readonly foe: Seat
  readonly steps: readonly Step[]
  /** Those of the solver. */
  readonly own: readonly Step[]
  /** How the game has ended with the line, if it has. */
  readonly end: Outcome | undefined
}

/** Plays a line through. Throws where it is none: lines come from a proof. */
export function study(game: Game, { start, led, moves }: ProvedLine): StudiedLine {
  const packed: Move[] = []
  const at = (plies: number): Position => {
    const read = parsePosition(game, start)
    if (!read.ok) throw new Error(`${start}: ${read.fault.reason}`)
    const p = read.value
    if (led !== undefined) game.make(p, moveCalled(game, p, led))
    for (const move of packed.slice(0, plies)) game.make(p, move)
    return p
  }
  const p = at(0)
  const solver = p.mover
  for (const id of moves) {
    const move = moveCalled(game, p, id)
    packed.push(move)
    game.make(p, move)
  }
  const scenes = [...packed, 0].map((_, plies) => new Scene(game, at(plies)))
  const steps = packed.map((move, ply): Step => {
    const before = scenes[ply]
    return { ply, move, told: describeMove(game, before.p, move), before, after: scenes[ply + 1] }
  })
  const own = steps.filter(({ before }) => before.p.mover === solver)
  return { game, traits: traitsOf(game), solver, foe: 1 - solver, steps, own, end: game.outcome(p) }
}

function moveCalled(game: Game, p: Position, id: MoveId): Move {
  const read = readMove(game, p, id)
  if (!read.ok) throw new Error(`${id}: ${read.fault.reason}`)
  return read.value
}

/** The solver's next step after one of its own, whatever was answered in between. */
export const nextAfter = ({ own }: StudiedLine, step: Step): Step | undefined => own.find(({ ply }) => ply > step.ply)

/** What the other side answers to a step; undefined where the line ends or the solver goes on. */
export function replyTo({ steps, solver }: StudiedLine, step: Step): Step | undefined {
  const reply = steps[step.ply + 1]
  return reply === undefined || reply.before.p.mover === solver ? undefined : reply
}

/** The hostile men a solver's step takes. */
export const preyOf = ({ foe }: StudiedLine, { told }: Step): MoveAnswer['victims'] =>
  told.victims.filter(({ seat }) => seat === foe)

/** Whether the line ends with the other side mated. */
export const isMate = ({ end, solver }: StudiedLine): boolean => end?.reason === 'checkmate' && end.scores[solver] === 1

/** Whether a solver's step leaves the other side in check. */
export const givesCheck = ({ game, foe }: StudiedLine, { after }: Step): boolean => game.isInCheck(after.p, foe)
