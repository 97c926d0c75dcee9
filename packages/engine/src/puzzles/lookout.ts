import type { ThoughtAnswer } from '../ask/answers.ts'
import type { Game } from '../game/index.ts'
import { readMove } from '../notation/move-text.ts'
import { printPosition } from '../notation/position-text.ts'
import type { Position } from '../position/position.ts'
import { type BotLevel, type Limits, think } from '../search/index.ts'
import { Balance, worthOfGoal } from './balance.ts'
import { legalMoves } from './listed.ts'
import type { Attempt } from './proof.ts'

/** A first look, which most positions do not survive; a longer one for one in so many. */
const GLANCE: Limits = { nodes: 2_000 }
const LONG_GLANCE: Limits = { nodes: 20_000 }
const LONG_GLANCES = 12
/** A second look, at the two best moves. */
const LOOK: Limits = { nodes: 6_000 }
/** Where nothing is won one position in so many is looked at for something to be saved. */
const SAVES = 6
/** Of puzzles that are over with their first move one in so many is wanted. */
const PLAIN = 20
/** The best must be ahead of the second by so much to be worth a proof. */
const GAP = 180
/** A game that is decided by more than this many goals' worths makes no puzzles. */
const DECIDED = 3
/** What stands in a search's eyes and not in the count of men, at most. */
const MARGIN = 100
const LEAST_CHOICE = 6
const MOST_MATE = 4
const PROOF_NODES = 1_500_000

/** The loose pass: whether one move is so far ahead of all others that a proof is worth its price. */
export class Lookout {
  readonly #balance: Balance
  readonly #worth: number | undefined

  constructor(private readonly game: Game) {
    this.#balance = new Balance(game)
    this.#worth = worthOfGoal(game)
  }

  attempt(p: Position, next: () => number): Attempt | undefined {
    const { game } = this
    const [worth, now] = [this.#worth ?? 0, this.#balance.of(p)]
    const chances = { long: next() % LONG_GLANCES === 0, plain: next() % PLAIN === 0, save: next() % SAVES === 0 }
    if (game.outcome(p) !== undefined || legalMoves(game, p).length < LEAST_CHOICE) return undefined
    if (worth > 0 && Math.abs(now) > DECIDED * worth) return undefined

    // 1. Is anything going on?
    const limits = chances.long ? LONG_GLANCE : GLANCE
    const glance = thoughtIn(game, p, { limits, seed: 1 })
    const hasPrize = movesToMate(glance) > 0 || (worth > 0 && glance.score - now >= worth - GAP)
    if (!hasPrize && !chances.save) return undefined

    // 2. Is it over with the first move? Then it is wanted only now and then.
    if (hasPrize && !chances.plain && this.#isPlain(p, glance, now + worth - MARGIN)) return undefined

    // 3. Is it the only way?
    const { lines } = thoughtIn(game, p, { limits: chances.long ? LONG_GLANCE : LOOK, lines: 2, seed: 1 })
    const [best, second] = lines
    if (second === undefined) return undefined
    const mate = movesToMate(best)
    const rival = movesToMate(second)
    const aims = { hope: best.line[0], nodes: PROOF_NODES }
    if (mate > 0) {
      return mate > MOST_MATE || (rival > 0 && rival <= mate) ? undefined : { ...aims, mate, win: false, save: false }
    }
    if (worth === 0 || best.score - second.score < GAP) return undefined
    const win = best.score - now >= worth - GAP
    const save = !win && best.score - now > 0 - worth && second.score - now < GAP - worth
    return win || save ? { ...aims, mate: 0, win, save } : undefined
  }

  /** Whether the prize is in hand after the move, as far as a look at the answers goes. */
  #isPlain(p: Position, { line: [id], mateIn }: ThoughtAnswer, least: number): boolean {
    if (mateIn !== null || id === undefined) return mateIn === 1
    const move = readMove(this.game, p, id)
    if (!move.ok) throw new Error(`${this.game.variant.slug}: ${id} is not legal in ${printPosition(this.game, p)}`)
    const { mover } = p
    this.game.make(p, move.value)
    const isOver = this.game.outcome(p) !== undefined
    const score =
      isOver || p.mover === mover ? 0 - least : thoughtIn(this.game, p, { limits: { depth: 1 }, seed: 1 }).score
    p.unmake()
    return 0 - score >= least
  }
}

function movesToMate({ mateIn }: Pick<ThoughtAnswer, 'mateIn'>): number {
  return mateIn !== null && mateIn > 0 ? Math.ceil(mateIn / 2) : 0
}

/** What a search thinks of a position, however it came about. */
export function thoughtIn(
  game: Game,
  p: Position,
  how: { level?: BotLevel; limits?: Limits; lines?: number; seed: number },
): ThoughtAnswer {
  const line = { variant: game.variant.slug, start: printPosition(game, p), moves: [] }
  const asked = think(game, line, { ...how, now: () => 0, shouldStop: () => false, onThought: () => {} })
  if (!asked.ok) throw new Error(`${game.variant.slug}: no thought in ${line.start}: ${asked.error.key}`)
  return asked.value
}
