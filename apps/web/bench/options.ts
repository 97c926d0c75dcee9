import { parseArgs } from 'node:util'

/** How a load is made up. */
export interface LoadOptions {
  readonly games: number
  /** How long moves are measured. */
  readonly seconds: number
  /** A game's moves are so far apart. */
  readonly intervalMs: number
  readonly spectators: number
  /** Web processes on the same database; from two on with Redis between them. */
  readonly processes: number
  /** Slugs of what is played. */
  readonly variants: readonly string[]
  readonly isJson: boolean
  /** Folder for a profile of each web process. */
  readonly profile: string | null
}

export const usage = `Usage: bench:load [--json] [--quick] [--games 500] [--seconds 60] [--interval 4] [--spectators 1000]
                  [--processes 1] [--variants slug,slug] [--profile folder]`

/** Something whoever called can put right, in one sentence. */
export class Misuse extends Error {}

/** Reads the words of a command line; `slugs` are the games there are to choose from, and all of them are played unless told. */
export function readOptions(words: readonly string[], slugs: readonly string[]): LoadOptions {
  const { values } = parsed(words)
  const usual = values.quick
    ? { games: 50, seconds: 10, spectators: 100 }
    : { games: 500, seconds: 60, spectators: 1000 }
  const variants = values.variants?.split(',') ?? slugs
  for (const slug of variants)
    if (!slugs.includes(slug)) throw new Misuse(`There is no open or hidden game for two called "${slug}".`)
  return {
    games: atLeast(1, 'games', values.games, usual.games),
    seconds: atLeast(1, 'seconds', values.seconds, usual.seconds),
    intervalMs: 1_000 * atLeast(0.1, 'interval', values.interval, 4),
    spectators: atLeast(0, 'spectators', values.spectators, usual.spectators),
    processes: atLeast(1, 'processes', values.processes, 1),
    variants,
    isJson: values.json ?? false,
    profile: values.profile ?? null,
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        json: { type: 'boolean' },
        quick: { type: 'boolean' },
        games: { type: 'string' },
        seconds: { type: 'string' },
        interval: { type: 'string' },
        spectators: { type: 'string' },
        processes: { type: 'string' },
        variants: { type: 'string' },
        profile: { type: 'string' },
      },
    })
  } catch (error) {
    throw new Misuse(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

function atLeast(least: number, name: string, text: string | undefined, usual: number): number {
  const number = text === undefined ? usual : Number(text)
  const isFit = number >= least && number <= 1e6 && (least < 1 && least > 0 ? true : Number.isInteger(number))
  if (!isFit) throw new Misuse(`--${name} must be a number from ${least} on, and it is "${text}".\n${usage}`)
  return number
}
