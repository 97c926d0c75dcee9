import type { Contest } from './contest.ts'
import type { Pairs } from './elo.ts'

/** What came of a match so far, from the first player's side. */
export interface Tally {
  readonly games: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  readonly pairs: Pairs
  /** Games lost by making no legal move, by player. */
  readonly forfeits: readonly [number, number]
}

/**
 * The games of a match. Pairs are counted in their order, each once both its games are there: whoever counted those that
 * are ready would count short games first, and two threads would not get what one gets.
 */
export class ScoreSheet {
  readonly #games = new Map<number, Contest>()
  #settled = 0

  add(contest: Contest): void {
    this.#games.set(key(contest.pair, contest.seat), contest)
    while (this.has(this.#settled, 0) && this.has(this.#settled, 1)) this.#settled++
  }

  has(pair: number, seat: number): boolean {
    return this.#games.has(key(pair, seat))
  }

  /** Pairs from the first one on that are there without a gap. */
  get settled(): number {
    return this.#settled
  }

  /** A tally with one more pair in it, both games of which are there. */
  plus(tally: Tally, pair: number): Tally {
    const pairs: [number, number, number, number, number] = [...tally.pairs]
    const forfeits: [number, number] = [...tally.forfeits]
    let { games, wins, draws, losses } = tally
    let points = 0
    for (const { score, reason } of [0, 1].flatMap((seat) => this.#games.get(key(pair, seat)) ?? [])) {
      games++
      if (score > 0.5) wins++
      else if (score < 0.5) losses++
      else draws++
      points += score
      if (reason === 'forfeit') forfeits[score > 0.5 ? 1 : 0]++
    }
    pairs[Math.round(2 * points)]++
    return { games, wins, draws, losses, pairs, forfeits }
  }
}

export const nothingPlayed: Tally = {
  games: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  pairs: [0, 0, 0, 0, 0],
  forfeits: [0, 0],
}

const key = (pair: number, seat: number): number => 2 * pair + seat
