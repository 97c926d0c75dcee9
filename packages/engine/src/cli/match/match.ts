import { availableParallelism } from 'node:os'
import type { Game } from '../../game/game.ts'
import { isForTwo } from '../../search/index.ts'
import type { Call } from '../commands.ts'
import { Complaint, usage } from '../complaint.ts'
import { countOf, type Options, seedOf } from '../options.ts'
import { gameNamed } from '../requests.ts'
import { EXIT, type Exit, type Terminal } from '../terminal.ts'
import { quoted } from '../words.ts'
import type { Contest } from './contest.ts'
import { playAll } from './crew.ts'
import { matchLedger } from './match-ledger.ts'
import type { Assignment } from './messages.ts'
import { playerCalled } from './player-text.ts'
import { asJson, asWords, progressWords } from './report.ts'
import { nothingPlayed, ScoreSheet, type Tally } from './score-sheet.ts'
import { type Claims, verdict } from './sprt.ts'

const GAMES = 100
/** A test that stops by itself is not to be stopped by the number of games. */
const GAMES_OF_SPRT = 40_000
/** So often those who wait are told how it stands. */
const TELL_MS = 5_000

/** Two players against each other from the same openings with the seats changed, until it is said who is stronger. */
export async function matchCommand({ words: [name], options, terminal }: Call): Promise<Exit> {
  const game = gameNamed(name)
  checkMatch(game)
  const names = { a: nameOf(options, 'a'), b: nameOf(options, 'b') }
  const nodes = countOf(options, 'nodes')
  const ms = countOf(options, 'movetime')
  const limits = { ...(nodes === undefined ? {} : { nodes }), ...(ms === undefined ? {} : { ms }) }
  const plans = [playerCalled(names.a, 'a', limits), playerCalled(names.b, 'b', limits)] as const
  const seed = seedOf(options)
  const claims = claimsOf(options)
  const pairs = Math.ceil((countOf(options, 'games') ?? (claims === undefined ? GAMES : GAMES_OF_SPRT)) / 2)
  const threads = Math.min(countOf(options, 'concurrency') ?? availableParallelism(), pairs)
  const { slug } = game.variant
  const heading = { game: slug, ...names, nodes: nodes ?? null, movetime: ms ?? null, seed }
  const ledger = options.out === undefined ? undefined : matchLedger(options.out, heading)

  const sheet = new ScoreSheet()
  for (const contest of ledger?.before ?? []) sheet.add(contest)
  if (sheet.settled > 0) terminal.remark(`${2 * sheet.settled} games are in ${options.out} already.`)
  const progress = new Progress(sheet, pairs, claims, terminal)
  if (!progress.isOver()) {
    await playAll({ slug, plans, seed }, threads, missing(sheet, pairs), (contest) => {
      ledger?.add(contest)
      sheet.add(contest)
      if (contest.note !== undefined) terminal.remark(noteWords(contest, names))
      return progress.isOver()
    })
  }
  const told = { heading, tally: progress.tally, ...(claims === undefined ? {} : { claims }) }
  terminal.answer(options.json ? JSON.stringify(asJson(told)) : asWords(told, game.variant.name))
  return EXIT.ok
}

/** How far the match is, told from time to time. */
class Progress {
  /** Of the pairs that have been looked at. */
  tally: Tally = nothingPlayed
  #pairs = 0
  #toldAt: number
  #isDecided = false

  constructor(
    private readonly sheet: ScoreSheet,
    private readonly most: number,
    private readonly claims: Claims | undefined,
    private readonly terminal: Terminal,
  ) {
    this.#toldAt = terminal.now()
  }

  /** Looks at the pairs that have come, one by one: a test stops at the first that decides it, however many are there. */
  isOver(): boolean {
    const { sheet, most, claims, terminal } = this
    const before = this.#pairs
    while (!this.#isDecided && this.#pairs < Math.min(sheet.settled, most)) {
      this.tally = sheet.plus(this.tally, this.#pairs++)
      this.#isDecided = claims !== undefined && verdict(this.tally.pairs, claims).holds !== null
    }
    const isOver = this.#isDecided || this.#pairs === most
    if (!isOver && this.#pairs > before && terminal.now() - this.#toldAt >= TELL_MS) {
      this.#toldAt = terminal.now()
      terminal.remark(progressWords(this.tally, 2 * most, claims))
    }
    return isOver
  }
}

/** What is not played yet, in order. */
function* missing(sheet: ScoreSheet, pairs: number): Generator<Assignment, undefined> {
  for (let pair = 0; pair < pairs; pair++) {
    const seats = [0, 1].filter((seat) => !sheet.has(pair, seat))
    if (seats.length > 0) yield { sides: [0, 1], pair, seats }
  }
}

/** A match has two sides, and players who see everything. */
export function checkMatch(game: Game): void {
  const { slug, seats } = game.variant
  if (isForTwo(game)) return
  const params = seats.length === 2 ? { reason: 'hidden' } : { reason: 'seats', seats: `${seats.length}` }
  throw new Complaint({ key: 'noMatch', params: { ...params, variant: slug } })
}

function nameOf(options: Options, side: 'a' | 'b'): string {
  const name = options[side]?.trim()
  if (name) return name
  throw usage(`match needs two players, --a and --b, as in \`match ultima --a level=1 --b greedy\`.`)
}

function claimsOf({ sprt }: Options): Claims | undefined {
  if (sprt === undefined) return undefined
  const [elo0, elo1, ...more] = sprt.split(',').map((text) => (text.trim() === '' ? Number.NaN : Number(text)))
  if (more.length === 0 && elo0 < elo1 && Math.abs(elo0) <= 1000 && Math.abs(elo1) <= 1000) return { elo0, elo1 }
  throw usage(`--sprt wants two differences in Elo, the lesser first, as in --sprt=0,10, not "${quoted(sprt)}".`)
}

const noteWords = ({ pair, seat, score, note }: Contest, { a, b }: { a: string; b: string }): string =>
  `Game ${2 * pair + seat + 1}: ${quoted(score > 0.5 ? b : a)} forfeits it: ${note}.`
