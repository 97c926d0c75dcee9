import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Player } from '../src/cli/match/player.ts'
import { makeTurn } from '../src/cli/uci/move-words.ts'
import type { Game } from '../src/game/index.ts'
import { printPosition } from '../src/notation/index.ts'
import { cpuMs } from './cpu.ts'

const version = '2.4.6'

/** As much of the package as is used here; it brings types of its own, but only where it has been installed. */
interface Package {
  readonly Game: new (
    fen: string,
  ) => {
    ai(options: { level: number; play: false }): { readonly move: Readonly<Record<string, string>> }
  }
}

/** A player who tells what its last move took. */
export interface TimedPlayer extends Player {
  readonly spentMs: number
}

/**
 * js-chess-engine (MIT), the chess program most people get from npm, at one of its five levels. It is no dependency:
 * whoever plays against it installs it on the spot, into a folder that nobody keeps. It knows the position alone, and
 * so nothing of repetition; it always promotes to a queen.
 */
export function jsChessEngine(game: Game, level: number): TimedPlayer {
  const { Game: Rival } = installed()
  let spentMs = 0
  return {
    get spentMs() {
      return spentMs
    },
    begin: () => Promise.resolve(),
    close: () => {},
    reply(_line, p) {
      const began = cpuMs()
      const { move } = new Rival(printPosition(game, p)).ai({ level, play: false })
      spentMs = cpuMs() - began
      const word = Object.entries(move).flat().join('').toLowerCase()
      for (const text of [word, `${word}q`]) {
        const turn = makeTurn(game, p, text)
        if (!turn.ok) continue
        for (const _ of turn.value) p.unmake()
        return Promise.resolve({ ok: true, steps: turn.value })
      }
      return Promise.resolve({ ok: false, note: `its move "${word}" is not legal` })
    },
  }
}

function installed(): Package {
  const folder = resolve('node_modules/.cache/rivals')
  mkdirSync(folder, { recursive: true })
  const words = ['install', '--no-save', '--no-package-lock', '--silent', '--prefix', folder]
  // It asks for a newer Node than it needs.
  execFileSync('npm', [...words, '--engine-strict=false', `js-chess-engine@${version}`], { stdio: 'inherit' })
  // What is fetched while a program runs cannot be known to its compiler.
  return createRequire(join(folder, 'package.json'))('js-chess-engine') as Package
}
