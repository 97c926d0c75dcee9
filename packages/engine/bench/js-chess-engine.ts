import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { cpuMs } from './cpu.ts'

/**
 * js-chess-engine (MIT), the chess program most people get from npm, made to speak UCI, so that `variorum match` can play
 * it. It is no dependency: whoever plays against it installs it on the spot, into a folder that nobody keeps. It has
 * levels and no clock, so a limit in time means nothing to it; it tells what processor time its moves took on average,
 * for whoever wants to give the other side as much.
 */
const version = '2.4.6'

/** As much of the package as is used here; it brings types of its own, but only where it has been installed. */
interface Rival {
  move(from: string, to: string): unknown
  exportJson(): { readonly pieces: Readonly<Record<string, string>> }
  setPiece(cell: string, piece: string): void
  ai(options: { level: number; play: false }): { readonly move: Readonly<Record<string, string>> }
}

/** Answers what comes on standard input, until `quit` or its end. */
export async function converse(level: string): Promise<void> {
  const player = new Player(installed(), Number(level))
  for await (const line of createInterface({ input: process.stdin })) {
    const [word, ...words] = line.split(/\s+/)
    if (word === 'uci') say(`id name js-chess-engine ${version} level ${level}`, 'uciok')
    else if (word === 'isready') say('readyok')
    else if (word === 'position') player.putUp(words.slice(words.indexOf('moves') + 1 || words.length))
    else if (word === 'go') say(`bestmove ${player.best()}`)
    else if (word === 'quit') return
  }
}

const say = (...lines: readonly string[]): boolean => process.stdout.write(`${lines.join('\n')}\n`)

class Player {
  #game: Rival
  #moves = 0
  #spentMs = 0

  constructor(
    private readonly RivalGame: new () => Rival,
    private readonly level: number,
  ) {
    this.#game = new RivalGame()
  }

  /** It makes a queen of every pawn, and is told when it became something else. */
  putUp(turns: readonly string[]): void {
    this.#game = new this.RivalGame()
    for (const [index, turn] of turns.entries()) {
      this.#game.move(turn.slice(0, 2), turn.slice(2, 4))
      const piece = turn.slice(4)
      if (piece !== '') this.#game.setPiece(turn.slice(2, 4), index % 2 === 0 ? piece.toUpperCase() : piece)
    }
  }

  best(): string {
    const began = cpuMs()
    const [[from, to]] = Object.entries(this.#game.ai({ level: this.level, play: false }).move)
    this.#spentMs += cpuMs() - began
    say(`info string ${(this.#spentMs / ++this.#moves).toFixed(1)} ms of processor time a move so far`)
    const isPromotion = /^p$/i.test(this.#game.exportJson().pieces[from] ?? '') && /[18]$/.test(to)
    return `${from}${to}${isPromotion ? 'q' : ''}`.toLowerCase()
  }
}

/** Run in the package. */
function installed(): new () => Rival {
  const folder = resolve('node_modules/.cache/rivals')
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, `js-chess-engine@${version}`])
  // What is fetched while a program runs cannot be known to its compiler.
  return (createRequire(join(folder, 'package.json'))('js-chess-engine') as { Game: new () => Rival }).Game
}
