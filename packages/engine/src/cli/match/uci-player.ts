import type { Line } from '../../ask/answers.ts'
import type { Game } from '../../game/game.ts'
import type { Position } from '../../position/position.ts'
import { firstGame, shuffled } from '../../variants/aliases.ts'
import { Complaint } from '../complaint.ts'
import { makeTurn, turnWords } from '../uci/move-words.ts'
import { protocolNames } from '../uci/settings.ts'
import { quoted } from '../words.ts'
import type { Player, Reply } from './player.ts'
import type { UciPlan } from './player-text.ts'
import { Program } from './program.ts'

/** To get ready, and to move where nodes alone are counted. */
const READY_MS = 20_000
const MOVE_MS = 120_000
/** What a program may take beyond its time before it has lost. */
const LATE_MS = 5_000

/** A program of others, or our own in a process: it is told the moves in the protocol's words, and has its own read. */
export class UciPlayer implements Player {
  #program: Program | undefined
  /** Under which name the program knows the game; undefined where it knows one game only. */
  readonly #castling
  readonly #base: string

  constructor(
    private readonly game: Game,
    private readonly plan: UciPlan,
  ) {
    const { slug } = game.variant
    const plain = Object.keys(shuffled).find((name) => shuffled[name] === slug)
    this.#castling = plain === undefined ? ('king' as const) : ('partner' as const)
    this.#base = plain ?? slug
  }

  async begin(): Promise<void> {
    if (this.#program === undefined || this.#program.isOver) this.#program = await this.#start()
    this.#program.say('ucinewgame', 'isready')
    const ready = await this.#program.until('readyok', READY_MS)
    if (!ready.ok) throw this.#useless(ready.why)
  }

  async reply(line: Line, p: Position): Promise<Reply> {
    const program = this.#program
    if (program === undefined) return { ok: false, note: 'it is not running' }
    const played = turnWords(this.game, { ...line, moves: [] }, line.moves, this.#castling).map(({ word }) => word)
    const { nodes, ms } = this.plan.limits
    program.say(
      `position startpos${played.length === 0 ? '' : ` moves ${played.join(' ')}`}`,
      `go${nodes === undefined ? '' : ` nodes ${nodes}`}${ms === undefined ? '' : ` movetime ${ms}`}`,
    )
    const said = await program.until('bestmove', ms === undefined ? MOVE_MS : ms + LATE_MS)
    if (!said.ok) {
      program.close()
      this.#program = undefined
      return { ok: false, note: `it ${said.why}` }
    }
    const word = said.lines.at(-1)?.split(/\s+/)[1] ?? ''
    const turn = makeTurn(this.game, p, word)
    if (!turn.ok) return { ok: false, note: `its move "${quoted(word)}" is not legal` }
    for (const _ of turn.value) p.unmake()
    return { ok: true, steps: turn.value }
  }

  close(): void {
    this.#program?.close()
    this.#program = undefined
  }

  async #start(): Promise<Program> {
    const program = new Program(this.plan.command)
    program.say('uci')
    const said = await program.until('uciok', READY_MS)
    if (!said.ok) {
      program.close()
      throw this.#useless(said.why)
    }
    const name = this.#nameAmong(said.lines)
    if (name === null) {
      program.close()
      throw this.#useless(`does not play ${this.game.variant.slug}`)
    }
    if (name !== undefined) program.say(`setoption name UCI_Variant value ${name}`)
    if (this.#castling === 'partner') program.say('setoption name UCI_Chess960 value true')
    for (const [option, value] of this.plan.settings) program.say(`setoption name ${option} value ${value}`)
    return program
  }

  /** The program's name for the game; undefined where there is nothing to set, null where it does not know the game. */
  #nameAmong(lines: readonly string[]): string | undefined | null {
    const option = lines.find((line) => /^option name UCI_Variant /i.test(line))
    if (option === undefined) return this.#base === firstGame ? undefined : null
    const known = option.split(/\s+var\s+/).slice(1)
    return protocolNames(this.#base).find((name) => known.includes(name)) ?? null
  }

  #useless(why: string): Complaint {
    return new Complaint({ key: 'badProgram', params: { text: this.plan.command.join(' '), why } })
  }
}
