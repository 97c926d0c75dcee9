import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Game } from '../../game/game.ts'
import type { Ledger } from '../ledger.ts'
import type { Contest } from '../match/contest.ts'
import { playAll } from '../match/crew.ts'
import { matchLedger } from '../match/match-ledger.ts'
import type { Assignment } from '../match/messages.ts'
import { playerCalled } from '../match/player-text.ts'
import { nothingPlayed, ScoreSheet, type Tally } from '../match/score-sheet.ts'

export const GREEDY = 'greedy'

/** Who plays: a setting, or the yardstick. */
export type Entrant = number | typeof GREEDY

/** Two who are to meet, so often. */
export interface Fixture {
  readonly a: Entrant
  readonly b: Entrant
  readonly games: number
}

/** Two who have met, and what came of it. */
export interface Played {
  readonly a: Entrant
  readonly b: Entrant
  readonly tally: Tally
}

export interface Venue {
  readonly game: Game
  /** Folder in which every game is kept. */
  readonly folder: string
  readonly seed: number
  readonly threads: number
}

/** Two who meet, with what they have played so far. */
class Table {
  readonly #sheet = new ScoreSheet()
  readonly #ledger: Ledger<Contest>

  constructor(
    readonly a: Entrant,
    readonly b: Entrant,
    { game, folder, seed }: Venue,
  ) {
    const heading = { game: game.variant.slug, a: nameOf(a), b: nameOf(b), nodes: null, movetime: null, seed }
    this.#ledger = matchLedger(join(folder, `${a}_${b}.jsonl`), heading)
    for (const contest of this.#ledger.before) this.#sheet.add(contest)
  }

  add(contest: Contest): void {
    this.#ledger.add(contest)
    this.#sheet.add(contest)
  }

  *missing(games: number, sides: readonly [number, number]): Generator<Assignment, undefined> {
    for (let pair = 0; pair < games / 2; pair++) {
      const seats = [0, 1].filter((seat) => !this.#sheet.has(pair, seat))
      if (seats.length > 0) yield { sides, pair, seats }
    }
  }

  get tally(): Tally {
    let tally = nothingPlayed
    for (let pair = 0; pair < this.#sheet.settled; pair++) tally = this.#sheet.plus(tally, pair)
    return tally
  }
}

/** Plays what of the fixtures has not been played yet. */
export async function hold(venue: Venue, fixtures: readonly Fixture[]): Promise<void> {
  mkdirSync(venue.folder, { recursive: true })
  const tables = fixtures.map(({ a, b, games }) => ({ table: new Table(a, b, venue), games }))
  const entrants = [...new Set(fixtures.flatMap(({ a, b }) => [a, b]))]
  const assignments = tables.flatMap(({ table, games }) => [
    ...table.missing(games, [entrants.indexOf(table.a), entrants.indexOf(table.b)]),
  ])
  if (assignments.length === 0) return
  const plans = entrants.map((entrant) => playerCalled(nameOf(entrant), 'a', {}))
  const setup = { slug: venue.game.variant.slug, plans, seed: venue.seed }
  await playAll(setup, venue.threads, assignments.values(), (contest, sides) => {
    const [a, b] = sides.map((side) => entrants[side])
    tables.find(({ table }) => table.a === a && table.b === b)?.table.add(contest)
    return false
  })
}

/** All that the folder holds, whatever it was played for. */
export function playedIn(venue: Venue): readonly Played[] {
  mkdirSync(venue.folder, { recursive: true })
  return readdirSync(venue.folder)
    .toSorted()
    .flatMap((file) => {
      const [, a, b] = /^([\d.]+)_([\d.]+|greedy)\.jsonl$/.exec(file) ?? []
      if (a === undefined || b === undefined) return []
      const table = new Table(Number(a), b === GREEDY ? GREEDY : Number(b), venue)
      return [{ a: table.a, b: table.b, tally: table.tally }]
    })
}

const nameOf = (entrant: Entrant): string => (entrant === GREEDY ? entrant : `setting=${entrant}`)
