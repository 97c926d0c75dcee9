import type { Line, MoveId } from '../../ask/answers.ts'
import type { Game } from '../../game/game.ts'
import type { Castling } from './castling-words.ts'
import { infoLines } from './info.ts'
import type { Job, News } from './messages.ts'
import { turnWords } from './move-words.ts'
import type { Thinker } from './thinker.ts'

export interface Asked {
  readonly game: Game
  readonly line: Line
  readonly castling: Castling
}

/** A search or a count that is running. It answers once, and not before it may. */
export class Search {
  /** Resolved when it has answered. */
  readonly ended: Promise<void>
  /** What is to be said when it may be. */
  #answer: string | undefined
  #isDone = false
  #hasAnswered = false
  #isHeld: boolean
  #end: () => void = () => {}

  constructor(
    private readonly asked: Asked,
    private readonly job: Exclude<Job, { kind: 'warm' }>,
    /** Whether the answer waits for `stop`, or for `ponderhit`. */
    isHeld: boolean,
    private readonly thinker: Thinker,
    private readonly say: (text: string) => void,
  ) {
    this.#isHeld = isHeld
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
    thinker.run(job, {
      news: (news) => this.#hear(news),
      lost: (problem) => {
        say(`info string error: the search was lost: ${problem.message}`)
        this.#finish(job.kind === 'think' ? 'bestmove (none)' : undefined)
      },
    })
  }

  /** Whether it would run, or keep its answer, until it is told otherwise. */
  get isHeld(): boolean {
    return this.#isHeld
  }

  get isRunning(): boolean {
    return !this.#hasAnswered
  }

  stop(): void {
    if (this.#isDone || this.job.kind === 'think') this.thinker.stop()
    else this.#giveUp()
    this.#release()
  }

  ponderHit(): void {
    this.thinker.ponderHit()
    this.#release()
  }

  /** A count looks at nothing while it counts: its thread is ended with it. */
  #giveUp(): void {
    void this.thinker.abandon()
    this.say('info string stopped before all was counted')
    this.#finish(undefined)
  }

  #hear(news: News): void {
    const { asked, say } = this
    switch (news.kind) {
      case 'thought':
        for (const text of infoLines(news.thought, this.#isNumbered, (steps) => this.#words(steps))) say(text)
        return
      case 'found':
        if (news.why !== undefined) say(`info string by the rules the game is over: ${news.why}`)
        this.#finish(this.#bestMove(news.steps))
        return
      case 'share':
        say(`${turnWords(asked.game, asked.line, [news.step], asked.castling).map(({ word }) => word)}: ${news.nodes}`)
        return
      case 'counted':
        say(`\nNodes searched: ${news.nodes}`)
        this.#finish(undefined)
    }
  }

  get #isNumbered(): boolean {
    return this.job.kind === 'think' && this.job.lines > 1
  }

  #words(steps: readonly MoveId[]): string[] {
    const { game, line, castling } = this.asked
    return turnWords(game, line, steps, castling).map(({ word }) => word)
  }

  #bestMove(steps: readonly MoveId[]): string {
    const { game, line, castling } = this.asked
    const [best, next] = turnWords(game, line, steps, castling)
    if (best === undefined) return 'bestmove (none)'
    return next?.isWhole ? `bestmove ${best.word} ponder ${next.word}` : `bestmove ${best.word}`
  }

  #finish(answer: string | undefined): void {
    this.#answer = answer
    this.#isDone = true
    if (!this.#isHeld) this.#tell()
  }

  #release(): void {
    this.#isHeld = false
    if (this.#isDone) this.#tell()
  }

  #tell(): void {
    if (this.#hasAnswered) return
    this.#hasAnswered = true
    if (this.#answer !== undefined) this.say(this.#answer)
    this.#end()
  }
}
