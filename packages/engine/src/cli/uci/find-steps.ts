import type { Line, MoveId, ThoughtAnswer } from '../../ask/answers.ts'
import { openLine } from '../../ask/open.ts'
import type { Game } from '../../game/game.ts'
import { moveId } from '../../notation/move-text.ts'
import { printPlacement } from '../../notation/position-text.ts'
import { createMoves } from '../../position/move.ts'
import { type Limits, think } from '../../search/index.ts'
import { answered } from '../complaint.ts'
import type { News, ThinkJob } from './messages.ts'

interface Surroundings {
  readonly isStopped: () => boolean
  /** Whether the move that is pondered on has been played. */
  readonly isHit: () => boolean
  readonly now: () => number
  readonly tell: (news: News) => void
}

/** What the rest of a turn may cost whose first step the search has found. */
const REST: Limits = { nodes: 20_000 }

/** The steps to play after a line, the first turn of them whole; none where the rules leave no move. */
export function findSteps(
  game: Game,
  { line, limits, lines, among, isPondering }: ThinkJob,
  { isStopped, isHit, now, tell }: Surroundings,
): { steps: readonly MoveId[]; why?: string | undefined } {
  const { ms = Number.POSITIVE_INFINITY, ...rest } = limits
  let deadline = Number.POSITIVE_INFINITY
  const shouldStop = (): boolean => {
    if (isStopped()) return true
    if (!isPondering || !isHit()) return false
    if (deadline === Number.POSITIVE_INFINITY) deadline = now() + ms
    return now() >= deadline
  }
  const options = {
    limits: isPondering ? rest : limits,
    lines,
    ...(among === undefined ? {} : { among }),
    seed: 1,
    now,
    shouldStop,
    onThought: (thought: ThoughtAnswer) => tell({ kind: 'thought', thought }),
  }
  const thought = think(game, line, options)
  if (thought.ok) return { steps: wholeTurn(game, line, thought.value.line, options) }
  const outcome = game.outcome(answered(openLine(game, line)))
  return { steps: stepsRegardless(game, line, options), why: outcome?.reason }
}

type Options = Parameters<typeof think>[2]

/**
 * The rules may call the game over where whoever leads it plays on, as after a third repetition nobody claimed. What is
 * asked is answered as long as there is a move: by a search that does not know how the position came about, else by any.
 */
function stepsRegardless(game: Game, line: Line, options: Options): readonly MoveId[] {
  const bare: Line = { ...line, start: printPlacement(game, answered(openLine(game, line))), moves: [] }
  const thought = think(game, bare, options)
  if (thought.ok) return wholeTurn(game, bare, thought.value.line, options)
  return wholeTurn(game, line, anyStep(game, line), options)
}

/** The steps, with those added that the first turn still wants. */
function wholeTurn(game: Game, line: Line, steps: readonly MoveId[], { among: _, ...options }: Options): MoveId[] {
  const whole = [...steps]
  while (whole.length > 0 && !isTurnOver(game, line, whole)) {
    const soFar: Line = { ...line, moves: [...line.moves, ...whole] }
    const thought = think(game, soFar, { ...options, limits: REST, lines: 1, onThought: () => {} })
    // A turn is completed even when its first step has ended the game: others count and write it whole.
    const rest = thought.ok ? thought.value.line : anyStep(game, soFar)
    if (rest.length === 0) break
    whole.push(...rest)
  }
  return whole
}

function anyStep(game: Game, line: Line): MoveId[] {
  const p = answered(openLine(game, line))
  const out = createMoves()
  return game.legal(p, out) === 0 ? [] : [moveId(game, p, out[0])]
}

/** Whether another seat is to move after one of the steps. */
function isTurnOver(game: Game, line: Line, steps: readonly MoveId[]): boolean {
  const seatAfter = (count: number): number =>
    answered(openLine(game, { ...line, moves: [...line.moves, ...steps.slice(0, count)] })).mover
  const seat = seatAfter(0)
  return steps.some((_, index) => seatAfter(index + 1) !== seat)
}
