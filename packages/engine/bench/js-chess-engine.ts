import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { cpuMs } from './cpu.ts'

/**
 * js-chess-engine (MIT), the chess program most people get from npm, made to speak UCI, so that `variorum match` can play
 * it. It is no dependency: whoever plays against it installs it on the spot, into a folder that nobody keeps. It has
 * levels and no clock, so a limit in time means nothing to it; on standard error it tells what processor time its moves
 * took on average, for whoever wants to give the other side as much.
 */
const version = '2.4.6'
const [level = '3'] = process.argv.slice(2)

/** As much of the package as is used here; it brings types of its own, but only where it has been installed. */
interface Rival {
  move(from: string, to: string): unknown
  exportJson(): { readonly pieces: Readonly<Record<string, string>> }
  setPiece(cell: string, piece: string): void
  ai(options: { level: number; play: false }): { readonly move: Readonly<Record<string, string>> }
}

const RivalGame = installed()
let rival = new RivalGame()
let moves = 0
let spentMs = 0

createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, ...words] = line.split(/\s+/)
  if (word === 'uci') say(`id name js-chess-engine ${version} level ${level}`, 'uciok')
  else if (word === 'isready') say('readyok')
  else if (word === 'position') putUp(words.slice(words.indexOf('moves') + 1 || words.length))
  else if (word === 'go') say(`bestmove ${best()}`)
  else if (word === 'quit') process.exit()
})

const say = (...lines: readonly string[]): boolean => process.stdout.write(`${lines.join('\n')}\n`)

/** It makes a queen of every pawn, and is told when it became something else. */
function putUp(turns: readonly string[]): void {
  rival = new RivalGame()
  for (const [index, turn] of turns.entries()) {
    rival.move(turn.slice(0, 2), turn.slice(2, 4))
    const piece = turn.slice(4)
    if (piece !== '') rival.setPiece(turn.slice(2, 4), index % 2 === 0 ? piece.toUpperCase() : piece)
  }
}

function best(): string {
  const began = cpuMs()
  const [[from, to]] = Object.entries(rival.ai({ level: Number(level), play: false }).move)
  spentMs += cpuMs() - began
  if (++moves % 100 === 0) process.stderr.write(`js-chess-engine: ${(spentMs / moves).toFixed(1)} ms a move\n`)
  const cells = `${from}${to}`.toLowerCase()
  return isPromotion(from, to) ? `${cells}q` : cells
}

/** Whether its move takes a pawn to the last rank: the position it stands in has a pawn where the move begins. */
function isPromotion(from: string, to: string): boolean {
  const { pieces } = rival.exportJson()
  return /^p$/i.test(pieces[from] ?? '') && /[18]$/.test(to)
}

function installed(): new () => Rival {
  const folder = join(import.meta.dirname, '../node_modules/.cache/rivals')
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['install', '--silent', '--no-save', '--prefix', folder, `js-chess-engine@${version}`])
  // What is fetched while a program runs cannot be known to its compiler.
  return (createRequire(join(folder, 'package.json'))('js-chess-engine') as { Game: new () => Rival }).Game
}
