import type { MoveId } from '../ask/answers.ts'
import type { Game } from '../game/index.ts'
import { moveId, readMove } from '../notation/move-text.ts'
import { parsePosition } from '../notation/position-text.ts'
import type { Move } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import { worthOfGoal } from './balance.ts'
import { mateLine, stepsNotShown, stepsToWin, winningSteps } from './mate-line.ts'
import { MateProof } from './mate-proof.ts'
import { movesOf, shownAfter } from './open.ts'
import type { Puzzle, PuzzleGoal, PuzzleStep } from './puzzle.ts'
import type { Step } from './step.ts'
import { TooDear } from './too-dear.ts'
import { type Bounds, depthFor, reaching, winLine } from './win-line.ts'
import { WinProof } from './win-proof.ts'

/** What a proof gives: the rest of a puzzle is where it was found and how hard it is. */
export type Proved = Pick<Puzzle, 'goal' | 'line'>

/** What to look for, and what that may cost. */
export interface Attempt {
  /** Moves to mate, at most. */
  readonly mate: number
  readonly win: boolean
  readonly save: boolean
  /** The step that is hoped to be the only one: where it misses the goal, the others are not looked at. */
  readonly hope: MoveId
  /** Positions looked at for one step of the solver's. */
  readonly nodes: number
}

/** What is wrong with a puzzle: its position or a move cannot be; it misses its goal; another move reaches it too. */
export type PuzzleFault = 'position' | 'move' | 'goal' | 'another'

/** By how much everything else must stay behind, in hundredths of a pawn. */
const MARGIN = 100
/** Depths at which the only step is looked for: the second where the first sees none. */
const DEPTHS = [4, 6]

/** The position a puzzle shows. */
interface Opened {
  readonly p: Position
  /** What its solver had before the move that led to it. */
  readonly before: number
}

/** Proves puzzles of one game, new ones and those that are kept. */
export class Prover {
  readonly #mates: MateProof
  readonly #wins: WinProof
  readonly #worth: number | undefined

  constructor(private readonly game: Game) {
    this.#mates = new MateProof(game)
    this.#wins = new WinProof(game)
    this.#worth = worthOfGoal(game)
  }

  /** The puzzle that a position and the move from it make, if there is one in it and it is not too dear to prove. */
  prove(position: string, led: string, attempt: Attempt): Proved | undefined {
    const opened = this.#open(position, led)
    if (opened === undefined) return undefined
    const { p } = opened
    const { height } = p
    try {
      const proved =
        this.#mate(p, attempt) ??
        (attempt.win && this.#worth !== undefined
          ? this.#material(opened, { kind: 'win', worth: this.#worth }, attempt)
          : undefined) ??
        (attempt.save ? this.#material(opened, { kind: 'save' }, attempt) : undefined)
      return proved && this.#isSound(opened, proved, attempt.nodes) ? proved : undefined
    } catch (problem) {
      if (problem instanceof TooDear) return undefined
      throw problem
    } finally {
      while (p.height > height) p.unmake()
    }
  }

  /** What is wrong with a puzzle; undefined where its goal is proved anew, and every step of its solution the only one. */
  fault({ position, led, goal, line }: Puzzle): PuzzleFault | undefined {
    const opened = this.#open(position, led)
    return opened === undefined ? 'position' : this.#faultOf(opened, goal, line)
  }

  #isSound(opened: Opened, { goal, line }: Proved, nodes: number): boolean {
    return this.#faultOf(opened, goal, line, nodes) === undefined
  }

  #faultOf(opened: Opened, goal: PuzzleGoal, line: readonly PuzzleStep[], nodes?: number): PuzzleFault | undefined {
    const { game } = this
    const { p } = opened
    const { height } = p
    const seat = p.mover
    const bounds = this.#boundsOf(goal, opened)
    if (bounds === undefined && goal.kind !== 'mate') return 'goal'
    const read = movesOf(game, p, line)
    if (read === undefined) return 'move'
    let left = read.own
    if (left === 0 || (goal.kind === 'mate' && left !== goal.in)) return 'goal'
    try {
      for (const [index, { move, also }] of line.entries()) {
        if (p.mover === seat) {
          const found = this.#solutions(p, bounds, left--, nodes) ?? []
          const ids = found.map((one) => moveId(game, p, one))
          if (!ids.includes(move)) return 'goal'
          if (ids.toSorted().join() !== [move, ...also].toSorted().join()) return 'another'
        }
        game.make(p, read.moves[index])
      }
      return undefined
    } finally {
      while (p.height > height) p.unmake()
    }
  }

  #open(position: string, led: string): Opened | undefined {
    const p = shownAfter(this.game, position, led)
    const earlier = parsePosition(this.game, position)
    return p && earlier.ok ? { p, before: 0 - this.#wins.balance.of(earlier.value) } : undefined
  }

  /** The steps that reach the goal with so many to go; bounds are those of a goal of material. */
  #solutions(p: Position, bounds: Bounds | undefined, left: number, nodes?: number): readonly Move[] | undefined {
    if (bounds !== undefined) {
      this.#wins.begin(p, nodes)
      return reaching(this.game, this.#wins, p, bounds, depthFor(left))
    }
    const steps = left + stepsNotShown(this.game)
    this.#mates.begin(p.mover, nodes)
    return this.#mates.wins(p, steps - 1) ? undefined : winningSteps(this.game, this.#mates, p, steps)
  }

  #mate(p: Position, { mate, nodes }: Attempt): Proved | undefined {
    this.#mates.begin(p.mover, nodes)
    const steps = stepsToWin(this.#mates, p, mate + stepsNotShown(this.game))
    const shown = (steps ?? 0) - stepsNotShown(this.game)
    if (steps === undefined || shown < 1) return undefined
    const line = mateLine(this.game, this.#mates, p, steps)
    if (line === undefined || line[0].also.length > 0) return undefined
    return { goal: { kind: 'mate', in: shown }, line: this.#named(p, line) }
  }

  #material(opened: Opened, goal: PuzzleGoal, { hope, nodes }: Attempt): Proved | undefined {
    const { p } = opened
    const bounds = this.#boundsOf(goal, opened)
    const hoped = readMove(this.game, p, hope)
    if (bounds === undefined || !hoped.ok) return undefined
    for (const depth of DEPTHS) {
      this.#wins.begin(p, nodes)
      if (!this.#wins.reaches(p, hoped.value, depth, bounds.least)) continue
      const found = reaching(this.game, this.#wins, p, bounds, depth, 1)
      if (found?.length !== 1) return undefined
      const line = winLine(this.game, this.#wins, p, { bounds, nodes, fewest: goal.kind === 'save' ? 2 : 1 }, found[0])
      return line && { goal, line: this.#named(p, line) }
    }
    return undefined
  }

  /**
   * Counted from what the solver had before the move that led here or after it, whichever is more: taking back what has
   * just been taken wins nothing, and saves nothing. What is to be saved is what there is.
   */
  #boundsOf(goal: PuzzleGoal, { p, before }: Opened): Bounds | undefined {
    if (goal.kind === 'mate' || this.#worth === undefined) return undefined
    const now = this.#wins.balance.of(p)
    if (goal.kind === 'save') {
      return now < before ? undefined : { least: now - MARGIN, rival: now - this.#worth + 1 }
    }
    const least = Math.max(now, before) + goal.worth
    return { least, rival: least - MARGIN + 1 }
  }

  #named(p: Position, line: readonly Step[]): readonly PuzzleStep[] {
    const steps = line.map(({ move, also }) => {
      const step = { move: moveId(this.game, p, move), also: also.map((one) => moveId(this.game, p, one)) }
      this.game.make(p, move)
      return step
    })
    for (const _ of line) p.unmake()
    return steps
  }
}
