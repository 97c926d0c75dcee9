import { explainCommand } from './explain.ts'
import { gamesCommand } from './games.ts'
import { movesCommand } from './moves.ts'
import { perftCommand } from './perft.ts'
import { perftBatch } from './perft-batch.ts'
import type { Exit, Terminal } from './terminal.ts'

/** What a command is called with. */
export interface Call {
  /** As many as the command wants. */
  readonly words: readonly string[]
  readonly options: Options
  readonly terminal: Terminal
}

export interface Options {
  readonly fen?: string | undefined
  readonly moves?: string | undefined
  readonly square?: string | undefined
  readonly batch?: boolean | undefined
  readonly json?: boolean | undefined
}

export interface Command {
  /** Names of the words it wants, in order. */
  readonly wants: readonly string[]
  readonly takes: readonly (keyof Options)[]
  readonly does: string
  run(call: Call): Exit | Promise<Exit>
}

export const commands: Readonly<Record<string, Command>> = {
  perft: {
    wants: ['game', 'depth'],
    takes: ['fen', 'batch', 'json'],
    does: 'count the legal lines of that many moves; the last line is the count',
    run: perftCommand,
  },
  moves: {
    wants: ['game'],
    takes: ['fen', 'moves', 'json'],
    does: 'list the legal moves, with whom each takes',
    run: movesCommand,
  },
  explain: {
    wants: ['game'],
    takes: ['fen', 'moves', 'square', 'json'],
    does: 'say what a man can do, why it cannot, and what attacks it',
    run: explainCommand,
  },
  games: { wants: [], takes: ['json'], does: 'list the games', run: gamesCommand },
}

/** `perft --batch` has its words in its input. */
export const batch: Command = {
  wants: [],
  takes: ['batch', 'json'],
  does: 'count for every line of the input',
  run: ({ terminal }) => perftBatch(terminal),
}
