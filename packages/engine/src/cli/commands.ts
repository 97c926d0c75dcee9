import { bestCommand } from './best.ts'
import { describeCommand } from './describe.ts'
import { divideCommand } from './divide.ts'
import { explainCommand } from './explain.ts'
import { gamesCommand } from './games.ts'
import { levelsCommand } from './levels/levels.ts'
import { matchCommand } from './match/match.ts'
import { movesCommand } from './moves.ts'
import { openingsCommand } from './openings/openings.ts'
import type { Options } from './options.ts'
import { perftCommand } from './perft.ts'
import { perftBatch } from './perft-batch.ts'
import { playCommand } from './play.ts'
import { puzzlesCommand } from './puzzles/puzzles.ts'
import type { Exit, Terminal } from './terminal.ts'
import { uciCommand } from './uci/uci.ts'

/** What a command is called with. */
export interface Call {
  /** As many as the command wants, and what it may have besides. */
  readonly words: readonly string[]
  readonly options: Options
  readonly terminal: Terminal
}

export interface Command {
  /** Names of the words it wants, in order. */
  readonly wants: readonly string[]
  /** What it may have more words of after those, or any at all. */
  readonly more?: string
  readonly takes: readonly (keyof Options)[]
  readonly does: string
  run(call: Call): Exit | Promise<Exit>
}

export const commands: Readonly<Record<string, Command>> = {
  perft: {
    wants: ['game', 'depth'],
    takes: ['fen', 'moves', 'batch', 'json'],
    does: 'count the legal lines of that many moves; the last line is the count',
    run: perftCommand,
  },
  divide: {
    wants: ['game', 'depth'],
    takes: ['fen', 'moves', 'json'],
    does: 'the same count, move by move',
    run: divideCommand,
  },
  moves: {
    wants: ['game'],
    takes: ['fen', 'moves', 'json'],
    does: 'list the legal moves, with whom each takes',
    run: movesCommand,
  },
  play: {
    wants: ['game'],
    takes: ['fen', 'moves', 'level', 'as', 'seed', 'json'],
    does: 'play, two people or one against a level',
    run: playCommand,
  },
  best: {
    wants: ['game'],
    takes: ['fen', 'moves', 'level', 'depth', 'nodes', 'ms', 'lines', 'seed', 'json'],
    does: 'think, and name the move to play',
    run: bestCommand,
  },
  match: {
    wants: ['game'],
    takes: ['a', 'b', 'games', 'nodes', 'movetime', 'concurrency', 'seed', 'out', 'sprt', 'json'],
    does: 'let two players play many games, and say who is stronger (docs/match.md)',
    run: matchCommand,
  },
  openings: {
    wants: ['game'],
    takes: ['games', 'nodes', 'seed', 'out', 'json'],
    does: 'let the engine play itself, and print how its games began (docs/openings.md)',
    run: openingsCommand,
  },
  levels: {
    wants: [],
    more: 'game',
    takes: ['games', 'out', 'fit', 'publish', 'concurrency', 'seed', 'json'],
    does: 'tell how strong the levels are, or let them play it out (docs/levels.md)',
    run: levelsCommand,
  },
  explain: {
    wants: ['game'],
    takes: ['fen', 'moves', 'square', 'json'],
    does: 'say what a man can do, why it cannot, and what attacks it',
    run: explainCommand,
  },
  puzzles: {
    wants: ['find|check|grade|stats'],
    more: 'game',
    takes: ['games', 'out', 'seed', 'sample', 'all', 'json'],
    does: 'find, prove, grade and count puzzles (docs/puzzles.md)',
    run: puzzlesCommand,
  },
  games: { wants: [], takes: ['json'], does: 'list the games', run: gamesCommand },
  describe: {
    wants: ['game'],
    takes: ['json'],
    does: 'say what a game is played with, and by which names',
    run: describeCommand,
  },
  uci: {
    wants: [],
    takes: [],
    does: 'speak the Universal Chess Interface (docs/uci.md)',
    run: ({ terminal }) => uciCommand(terminal),
  },
}

/** `perft --batch` has its words in its input. */
export const batch: Command = {
  wants: [],
  takes: ['batch', 'json'],
  does: 'count for every line of the input',
  run: ({ terminal }) => perftBatch(terminal),
}
