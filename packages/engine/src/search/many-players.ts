import type { Game } from '../game/index.ts'
import type { Seat } from '../position/man.ts'
import { createMoves, type Move, type Moves } from '../position/move.ts'
import type { Position } from '../position/position.ts'
import type { Budget } from './budget.ts'
import { CaptureScout } from './capture-scout.ts'
import { Company } from './company.ts'
import type { Finding } from './deepening.ts'
import type { Level } from './levels.ts'
import { History, isQuietRank, pickMove, rankMoves } from './move-order.ts'
import { INFINITE, MOST_PLIES } from './scores.ts'
import { chanceOf } from './seeded.ts'
import { Sight } from './sight.ts'

/** Captures in a row that are followed beyond the horizon. */
const MOST_CAPTURES = 6
/** What a capture may bring besides its victims. */
const DELTA = 300

interface Ply {
  readonly moves: Moves
  readonly gains: Int32Array
  readonly line: Move[]
}

/**
 * The search where more than two play: every other seat is taken to be against the one that thinks (*paranoid* search,
 * Sturtevant and Korf 2000), so that two bounds suffice however many they are, and whole branches can be left out, which
 * a search for what is best for each (max^n) hardly can. It sees dangers that nobody may think of, and never relies on
 * anybody's goodwill. Scores are those of the seat at the root throughout, and nothing is negated.
 */
export class ManyPlayers {
  readonly #scout: CaptureScout
  readonly #company: Company
  readonly #history: History
  readonly #plies: readonly Ply[]
  readonly #victims = createMoves()

  constructor(private readonly game: Game) {
    this.#scout = new CaptureScout(game)
    this.#company = new Company(game)
    this.#history = new History(game)
    this.#plies = Array.from({ length: MOST_PLIES + 1 }, () => ({
      moves: createMoves(),
      gains: createMoves(),
      line: [],
    }))
  }

  /**
   * Searches one ply deeper each round until the budget is spent, and tells of every finished round and every better
   * move. `roots` holds the legal moves and is reordered.
   */
  deepen(
    p: Position,
    budget: Budget,
    roots: Moves,
    n: number,
    mostDepth: number,
    { sight, whims = 0, seed }: Pick<Level, 'sight' | 'whims'> & { readonly seed: number },
    tell: (findings: readonly Finding[]) => void,
  ): readonly Finding[] {
    this.#history.clear()
    const search = new Paranoid(this.game, p, budget, sight && new Sight(this.game, { sight, focus: 0 }, seed), {
      scout: this.#scout,
      company: this.#company,
      history: this.#history,
      plies: this.#plies,
      victims: this.#victims,
    })
    const { hashLow, hashHigh } = p
    const fancy = new Map<Move, number>()
    for (let i = 0; i < n; i++) {
      fancy.set(roots[i], Math.floor(chanceOf(seed, hashLow, hashHigh, roots[i]) * (whims + 1)))
    }
    let found: Finding = { depth: 0, score: 0, line: [roots[0]] }
    for (let depth = 1; depth <= Math.min(mostDepth, MOST_PLIES - MOST_CAPTURES - 1); depth++) {
      const better = search.round(roots, n, depth, fancy, (finding) => {
        if (finding.line[0] !== found.line[0]) tell([finding])
      })
      if (better !== undefined) found = better
      if (budget.isSpent || better === undefined) break
      tell([found])
      if (depth === 1) budget.release()
      if (!budget.isWorthAnotherRound) break
    }
    return [found]
  }
}

interface Means {
  readonly scout: CaptureScout
  readonly company: Company
  readonly history: History
  readonly plies: readonly Ply[]
  readonly victims: Moves
}

/** One search, for the seat to move at its root. */
class Paranoid {
  readonly #root: Seat

  constructor(
    private readonly game: Game,
    private readonly p: Position,
    private readonly budget: Budget,
    private readonly sight: Sight | undefined,
    private readonly means: Means,
  ) {
    this.#root = p.mover
  }

  /** All root moves at one depth; undefined when the budget was spent before any of them proved itself. */
  round(
    roots: Moves,
    n: number,
    depth: number,
    fancy: ReadonlyMap<Move, number>,
    tell: (finding: Finding) => void,
  ): Finding | undefined {
    const { p, game } = this
    let alpha = -INFINITE
    let found: Finding | undefined
    for (let i = 0; i < n; i++) {
      const move = roots[i]
      if (this.#isOverlooked(move) && (i < n - 1 || found !== undefined)) continue
      const liking = fancy.get(move) ?? 0
      game.make(p, move)
      const score = this.#search(depth - 1, alpha - liking, INFINITE, 1)
      p.unmake()
      if (this.budget.isSpent) return found
      if (score + liking <= alpha) continue
      alpha = score + liking
      roots.copyWithin(1, 0, i)
      roots[0] = move
      found = { depth, score, line: [move, ...this.means.plies[1].line] }
      tell(found)
    }
    return found
  }

  #search(depth: number, alpha: number, beta: number, ply: number): number {
    const { p, game, budget, means } = this
    const here = means.plies[ply]
    here.line.length = 0

    // 1. At the horizon only captures are looked at.
    if (depth <= 0) return this.#quiesce(alpha, beta, ply, 0)
    budget.spend()
    if (budget.isSpent) return 0

    // 2. Ended?
    const outcome = game.judge(p, true, false)
    if (outcome !== undefined) return means.company.atEnd(outcome, this.#root, ply)

    // 3. The seat at the root picks what is best for it, every other what is worst for it.
    const { moves, gains } = here
    const n = game.legal(p, moves)
    if (n === 0) {
      const verdict = game.judge(p, false, game.isInCheck(p, p.mover))
      return verdict === undefined ? means.company.of(p, this.#root) : means.company.atEnd(verdict, this.#root, ply)
    }
    means.scout.weigh(p, moves, n, gains)
    rankMoves(p, moves, n, gains, means.history)
    const isOwn = p.mover === this.#root
    let best = isOwn ? -INFINITE : INFINITE
    for (let i = 0; i < n; i++) {
      const move = pickMove(moves, gains, i, n)
      const isQuiet = isQuietRank(gains[i])
      if (!isQuiet && this.#isOverlooked(move) && (i < n - 1 || Math.abs(best) < INFINITE)) continue
      game.make(p, move)
      const score = this.#search(depth - 1, alpha, beta, ply + 1)
      p.unmake()
      if (budget.isSpent) return 0
      if (isOwn ? score <= best : score >= best) continue
      best = score
      keep(here, means.plies[ply + 1], move)
      if (isOwn) alpha = Math.max(alpha, score)
      else beta = Math.min(beta, score)
      if (alpha < beta) continue
      if (isQuiet) means.history.learn(p, move, Math.min(depth * depth * 16, 1600))
      break
    }
    return best
  }

  /** The score once the captures have died down that anybody makes of the root's men, or it of theirs. */
  #quiesce(alpha: number, beta: number, ply: number, taken: number): number {
    const { p, game, budget, means } = this
    means.plies[ply].line.length = 0
    budget.spend()
    if (budget.isSpent) return 0
    const outcome = game.standingOutcome(p)
    if (outcome !== undefined) return means.company.atEnd(outcome, this.#root, ply)
    const standing = means.company.of(p, this.#root)
    if (taken >= MOST_CAPTURES) return standing
    if (p.mover === this.#root) return this.#gain(standing, alpha, beta, ply, taken)
    return this.#suffer(standing, alpha, beta, ply, taken)
  }

  #gain(standing: number, alpha: number, beta: number, ply: number, taken: number): number {
    const { p, means } = this
    let best = standing
    if (best >= beta) return best
    const { moves, gains } = means.plies[ply]
    const n = means.scout.captures(p, moves, gains)
    for (let i = 0; i < n; i++) {
      const move = pickMove(moves, gains, i, n)
      // Points come on top of the victims' worth, so a capture may bring twice that.
      if (standing + 2 * gains[i] + DELTA <= Math.max(alpha, best)) break
      const score = this.#afterCapture(move, Math.max(alpha, best), beta, ply, taken)
      if (this.budget.isSpent) return 0
      if (score !== undefined && score > best) best = score
      if (best >= beta) break
    }
    return best
  }

  /** What the others can take of the root's men. Whoever can take none is passed over, as if each of them had the turn. */
  #suffer(standing: number, alpha: number, beta: number, ply: number, taken: number): number {
    const { p, means } = this
    let best = standing
    let passed = 0
    const { moves, gains } = means.plies[ply]
    while (best > alpha) {
      const n = means.scout.captures(p, moves, gains)
      for (let i = 0; i < n && best > alpha; i++) {
        const move = pickMove(moves, gains, i, n)
        if (standing - 2 * gains[i] - DELTA >= Math.min(beta, best)) break
        if (!this.#takesFromRoot(move)) continue
        const score = this.#afterCapture(move, alpha, Math.min(beta, best), ply, taken)
        if (this.budget.isSpent) break
        if (score !== undefined && score < best) best = score
      }
      if (this.budget.isSpent || !means.company.pass(p, this.#root)) break
      passed++
    }
    for (let i = 0; i < passed; i++) p.unmake()
    return this.budget.isSpent ? 0 : best
  }

  /** Undefined where the capture may not be made, or is overlooked. */
  #afterCapture(move: Move, alpha: number, beta: number, ply: number, taken: number): number | undefined {
    const { p, game } = this
    if (this.#isOverlooked(move)) return undefined
    const seat = p.mover
    game.make(p, move)
    const score = game.isInCheck(p, seat) ? undefined : this.#quiesce(alpha, beta, ply + 1, taken + 1)
    p.unmake()
    return score
  }

  #takesFromRoot(move: Move): boolean {
    const { victims } = this.means
    const took = this.game.victimsOf(this.p, move, victims, 0)
    for (let i = 0; i < took; i++) if ((this.p.cells[victims[i]] & 15) === this.#root + 1) return true
    return false
  }

  #isOverlooked(move: Move): boolean {
    return this.sight?.overlooks(this.p, move) === true
  }
}

function keep(here: Ply, next: Ply, move: Move): void {
  here.line.length = 0
  here.line.push(move, ...next.line)
}
