import type { Line, MoveId } from '../../ask/answers.ts'
import { openLine } from '../../ask/open.ts'
import type { Game } from '../../game/game.ts'
import { printPosition } from '../../notation/position-text.ts'
import type { Position } from '../../position/position.ts'
import { answered, Complaint } from '../complaint.ts'
import { picture } from '../picture.ts'
import { gameNamed } from '../requests.ts'
import { quoted } from '../words.ts'
import { type Go, limitsFor, readGo } from './go.ts'
import type { Job } from './messages.ts'
import { makeTurn } from './move-words.ts'
import { readPosition } from './read-position.ts'
import { Search } from './search.ts'
import { Settings } from './settings.ts'
import { Thinker } from './thinker.ts'

/** One conversation in the protocol: what has been set, the line on the board, and the search that may be running. */
export class Session {
  readonly #settings = new Settings()
  readonly #thinker = new Thinker()
  #search: Search | undefined
  /** Searches asked for while another ran, and whether they are to stop as soon as they begin. */
  readonly #waiting: { start: () => Search; isStopped: boolean }[] = []
  /** What has been played, or why that could not be. */
  #line: Line | Complaint

  constructor(private readonly say: (text: string) => void) {
    this.#line = this.#fromStart()
  }

  /** The lines that introduce us. */
  introduce(version: string): void {
    this.say(`id name Variorum ${version}`)
    this.say('id author the Variorum contributors')
    for (const option of this.#settings.announced()) this.say(option)
    this.say('uciok')
  }

  /** Says so when there is nothing left to wait for; a search that runs is nothing to wait for. */
  async confirm(): Promise<void> {
    if (!this.#search?.isRunning) await this.#thinker.warmUp(this.#settings.slug)
    this.say('readyok')
  }

  set(words: readonly string[]): void {
    const at = words.indexOf('value')
    const name = words.slice(words[0] === 'name' ? 1 : 0, at < 0 ? undefined : at).join(' ')
    const before = this.#settings.slug
    const wrong = this.#settings.set(name, at < 0 ? '' : words.slice(at + 1).join(' '))
    if (wrong !== undefined) this.say(`info string error: ${wrong}`)
    if (this.#settings.slug !== before) this.#line = this.#fromStart()
  }

  begin(): void {
    this.#line = this.#fromStart()
  }

  /** Puts up a position; one that cannot be is remembered as such, so that nobody goes on from another. */
  putUp(words: readonly string[]): void {
    try {
      this.#line = readPosition(gameNamed(this.#settings.slug), words)
    } catch (problem) {
      if (!(problem instanceof Complaint)) throw problem
      this.#line = problem
      this.say(`info string error: ${problem.message}`)
    }
  }

  /** Searches, or counts. What runs is let end first, but for what would run until it is stopped. */
  go(words: readonly string[]): void {
    const go = readGo(words)
    if (go.strange.length > 0) this.say(`info string not understood: ${go.strange.map(quoted).slice(0, 8).join(', ')}`)
    if (go.isCountUnclear) return this.say('info string error: go perft wants a depth, a whole number from 0')
    const line = this.#line
    if (line instanceof Complaint) {
      this.say(`info string error: there is no position to think about: ${line.message}`)
      this.say('bestmove (none)')
      return
    }
    const asked = { game: gameNamed(line.variant), line, castling: this.#settings.castling }
    const job = this.#jobFor(go, line)
    const isHeld = job.kind === 'think' && (go.isInfinite || go.isPondering)
    this.#waiting.push({ start: () => new Search(asked, job, isHeld, this.#thinker, this.say), isStopped: false })
    if (!this.#search?.isRunning) this.#startNext()
    else if (this.#search.isHeld) this.#search.stop()
  }

  /** Ends what runs, and what waits as soon as it has begun. */
  stop(): void {
    for (const waiting of this.#waiting) waiting.isStopped = true
    this.#search?.stop()
  }

  ponderHit(): void {
    this.#search?.ponderHit()
  }

  /** Stops everything, and waits for the answers that are due: a search that is stopped has one soon. */
  async end(): Promise<void> {
    this.stop()
    while (this.#search?.isRunning) await this.#search.ended
    await this.#thinker.abandon()
  }

  show(): void {
    if (this.#line instanceof Complaint) return this.say(`info string error: ${this.#line.message}`)
    const game = gameNamed(this.#line.variant)
    const p = answered(openLine(game, this.#line))
    this.say(`${picture(game, p)}\n\nVariant: ${game.variant.slug}\nFen: ${printPosition(game, p)}`)
  }

  #startNext(): void {
    const next = this.#waiting.shift()
    if (next === undefined) return
    this.#search = next.start()
    if (next.isStopped) this.#search.stop()
    void this.#search.ended.then(() => this.#startNext())
  }

  #jobFor(go: Go, line: Line): Exclude<Job, { kind: 'warm' }> {
    const depth = go.numbers.get('perft')
    if (depth !== undefined) return { kind: 'perft', line, depth }
    const game = gameNamed(line.variant)
    const p = answered(openLine(game, line))
    const limits = limitsFor(go, p.mover, this.#settings.overheadMs)
    return {
      kind: 'think',
      line,
      limits,
      lines: this.#settings.lines,
      among: this.#firstSteps(game, p, go.searchMoves),
      isPondering: go.isPondering,
    }
  }

  /** The first steps of the turns to choose from; undefined where all will do. */
  #firstSteps(game: Game, p: Position, words: readonly string[]): MoveId[] | undefined {
    const steps = words.flatMap((word) => {
      const read = makeTurn(game, p, word)
      if (!read.ok) {
        this.say(`info string error: "${quoted(word)}" is no move to search here`)
        return []
      }
      for (const _ of read.value) p.unmake()
      return read.value.slice(0, 1)
    })
    return steps.length === 0 ? undefined : steps
  }

  #fromStart = (): Line => ({ variant: this.#settings.slug, moves: [] })
}
