import { type BotLevel, botLevels, type Limits, MOST_SETTING } from '../../search/index.ts'
import { usage } from '../complaint.ts'
import { levelCalled } from '../options.ts'
import { listed, quoted } from '../words.ts'

/** Who plays, in plain values: it is handed to other threads. */
export type PlayerPlan =
  | { readonly kind: 'greedy' | 'random' }
  | { readonly kind: 'level'; readonly level: BotLevel }
  | { readonly kind: 'setting'; readonly setting: number }
  | { readonly kind: 'search'; readonly limits: Limits }
  | UciPlan

export interface UciPlan {
  readonly kind: 'uci'
  readonly command: readonly string[]
  readonly settings: readonly (readonly [name: string, value: string])[]
  readonly limits: Limits
}

/** The ways to name a player, as complaints and help list them. */
const ways = [
  'level=<number or name>',
  'setting=<0 to 100>',
  'nodes=<n>',
  'depth=<n>',
  'ms=<n>',
  'search',
  'greedy',
  'random',
  'uci:<command>',
]

/** Reads what `--a` and `--b` say; `limits` hold for players who bring none of their own. */
export function playerCalled(text: string, option: string, limits: Limits): PlayerPlan {
  if (text === 'greedy' || text === 'random') return { kind: text }
  const uci = /^uci(?:\[([^\]]*)\])?:\s*(\S.*)$/s.exec(text)
  if (uci !== null) {
    const [, settings = '', command = ''] = uci
    return {
      kind: 'uci',
      command: wordsOf(command),
      settings: settingsOf(settings, option),
      limits: some(limits, text),
    }
  }
  if (text === 'search') return { kind: 'search', limits: some(limits, text) }
  const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(text) ?? []
  if (name === 'setting' && /^\d{1,3}(\.\d+)?$/.test(value) && Number(value) <= MOST_SETTING) {
    return { kind: 'setting', setting: Number(value) }
  }
  if (name === 'level') return { kind: 'level', level: levelGiven(value, option) }
  if (/^[1-9]\d{0,8}$/.test(value) && (name === 'nodes' || name === 'depth' || name === 'ms')) {
    return { kind: 'search', limits: { [name]: Number(value) } }
  }
  throw usage(`--${option} wants ${listed(ways, 'or')}, not "${quoted(text)}".`)
}

/** A search nobody limits would never move. */
function some(limits: Limits, text: string): Limits {
  if (Object.keys(limits).length > 0) return limits
  throw usage(`"${quoted(text)}" needs --nodes or --movetime, or it would think for ever.`)
}

function levelGiven(text: string, option: string): BotLevel {
  const found = levelCalled(text)
  if (found !== undefined) return found
  const names = listed(botLevels, 'or')
  throw usage(`--${option} wants a level from 1 to ${botLevels.length}, or ${names}, not "${quoted(text)}".`)
}

/** Words of a command; quotes hold together what has spaces. No shell reads it. */
const wordsOf = (command: string): string[] =>
  [...command.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare)

function settingsOf(text: string, option: string): (readonly [string, string])[] {
  return text.split(',').flatMap((setting) => {
    if (setting.trim() === '') return []
    const [, name = '', value = ''] = /^\s*([^=]+?)\s*=\s*(.*?)\s*$/.exec(setting) ?? []
    if (name === '') throw usage(`--${option}: an option of the program is <name>=<value>, not "${quoted(setting)}".`)
    return [[name, value] as const]
  })
}
