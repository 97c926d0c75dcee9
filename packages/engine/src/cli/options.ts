import { type BotLevel, botLevels, type Limits } from '../search/index.ts'
import { usage } from './complaint.ts'
import { suggestion } from './nearest.ts'
import { listed, quoted } from './words.ts'

/** The options there are, as Node's own parser wants them. */
export const known = {
  fen: { type: 'string' },
  moves: { type: 'string' },
  square: { type: 'string' },
  level: { type: 'string' },
  depth: { type: 'string' },
  nodes: { type: 'string' },
  ms: { type: 'string' },
  lines: { type: 'string' },
  seed: { type: 'string' },
  as: { type: 'string' },
  a: { type: 'string' },
  b: { type: 'string' },
  games: { type: 'string' },
  movetime: { type: 'string' },
  concurrency: { type: 'string' },
  out: { type: 'string' },
  sprt: { type: 'string' },
  fit: { type: 'boolean' },
  publish: { type: 'boolean' },
  sample: { type: 'string' },
  all: { type: 'boolean' },
  batch: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const

type Known = typeof known

/** Options as they were given. */
export type Options = {
  readonly [name in Exclude<keyof Known, 'help' | 'version'>]?:
    | (Known[name]['type'] extends 'string' ? string : boolean)
    | undefined
}

/** What a search may spend, where the options say so. */
export function limitsOf(options: Options): Limits | undefined {
  const depth = countOf(options, 'depth')
  const nodes = countOf(options, 'nodes')
  const ms = countOf(options, 'ms')
  if (depth === undefined && nodes === undefined && ms === undefined) return undefined
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(ms === undefined ? {} : { ms }),
  }
}

export function levelIn({ level }: Options): BotLevel | undefined {
  if (level === undefined) return undefined
  const found = levelCalled(level)
  if (found === undefined) {
    const names = listed(botLevels)
    throw usage(
      `There is no level "${quoted(level)}", but 1 to ${botLevels.length}, or ${names}.${suggestion(level, botLevels)}`,
    )
  }
  return found
}

/** A level by its name, or by its place among them from the weakest on. */
export const levelCalled = (text: string): BotLevel | undefined =>
  /^\d$/.test(text) ? botLevels[Number(text) - 1] : botLevels.find((name) => name === text)

export const seedOf = (options: Options): number => countOf(options, 'seed', 0) ?? 1

type Counted = 'depth' | 'nodes' | 'ms' | 'lines' | 'seed' | 'games' | 'movetime' | 'concurrency' | 'sample'

export function countOf(options: Options, name: Counted, least = 1): number | undefined {
  const text = options[name]
  if (text === undefined) return undefined
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text)
  throw usage(`--${name} wants a whole number from ${least} to 999999999, not "${quoted(text)}".`)
}
