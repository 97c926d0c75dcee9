import type { Game } from '../game/index.ts'
import { type BotLevel, botLevels } from './bot-levels.ts'
import type { Limits } from './budget.ts'
import { companyLevels } from './company-levels.ts'
import type { Eye } from './eye.ts'
import { chanceOf } from './seeded.ts'
import { unseeingLevels } from './unseeing-levels.ts'

/** A bot: how much it thinks about a move, how often it does, and what it sees when it only glances. */
export interface Level {
  /** What it may spend on a move it thinks about. */
  readonly limits: Limits
  /** In games of two where everything is seen: chance that it thinks about a move. Elsewhere it always does. */
  readonly attention?: number
  /** What it sees when it only glances. */
  readonly eye?: Eye
  /** In games of more: chance to notice a capture by how far it reaches; absent for bots that overlook nothing. */
  readonly sight?: readonly number[]
  /** Elsewhere: by how much it may like one move better than another for no reason, in hundredths of a pawn. */
  readonly whims?: number
  /** How many positions it supposes where it does not see the one there is. */
  readonly positions?: number
}

/** What a search may spend that nobody limits. */
export const unlimited: Limits = { nodes: 600_000, ms: 1_000 }

/** Raised whenever settings come to mean something else, for then no game played by them says anything any more. */
export const EDITION_OF_SCALE = 2

/** The scale of settings: at 0 it sees next to nothing, at the end of it it thinks about every move for all it is worth. */
export const MOST_SETTING = 100

/** Where nothing is understood yet: captures next to the taker are seen now and then, far ones hardly ever. */
const WORST_SIGHT = [0.08, 0.05, 0.03, 0.02, 0.01, 0.01]
const WORST_FOCUS = 0.15
const WORST_WHIM = 100
const LEAST_WHIM = 5
/** By a setting, how much of what can be seen at a glance is seen. */
const seeing = [
  [0, 0],
  [10, 0.1],
  [25, 0.5],
  [60, 1],
] as const
/** By a setting, how many moves come to mind at a glance. */
const minding = [
  [0, 0.06],
  [10, 0.12],
  [25, 0.5],
  [45, 1],
] as const
/** By a setting, how often it thinks. The first thoughts are worth the most. */
const attending = [
  [18, 0],
  [38, 0.4],
  [60, 1],
] as const
/** By a setting, the logarithm of how many positions it looks at when it does. */
const spending = [
  [15, Math.log(50)],
  [60, Math.log(200)],
  [100, Math.log(20_000)],
] as const

/** The bot of a setting: the higher it is, the more is seen, the oftener and the longer it thinks. */
export function levelAt(setting: number): Level & Required<Pick<Level, 'attention' | 'eye'>> {
  const share = along(seeing, setting)
  const seen = (worst: number): number => worst + (1 - worst) * share
  return {
    limits: { nodes: Math.round(Math.exp(along(spending, setting))) },
    attention: along(attending, setting),
    eye: {
      sight: WORST_SIGHT.map(seen),
      focus: seen(WORST_FOCUS),
      breadth: along(minding, setting),
      frozen: share,
      aim: share,
      whim: LEAST_WHIM + WORST_WHIM * (1 - share),
    },
  }
}

/** The height of a line through some points; level before the first and after the last. */
function along(points: readonly (readonly [at: number, height: number])[], at: number): number {
  const next = points.findIndex(([where]) => where >= at)
  if (next === 0) return points[0][1]
  if (next < 0) return points[points.length - 1][1]
  const [left, low] = points[next - 1]
  const [right, high] = points[next]
  return low + ((high - low) * (at - left)) / (right - left)
}

/** Nobody plays the same every day: by so much a game may be played above or below one's level, less near the top. */
const MOST_FORM = 12
const STEADY_FROM = 60
const LEAST_FORM = 7

/** The setting a level is played at in the game of that seed. */
export function inForm(setting: number, seed: number): number {
  const width = along(
    [
      [0, 2],
      [16, MOST_FORM],
      [STEADY_FROM, MOST_FORM],
      [MOST_SETTING, LEAST_FORM],
    ],
    setting,
  )
  const played = setting + width * (2 * chanceOf(seed, 0, 0, FORM) - 1)
  return Math.min(MOST_SETTING, Math.max(0, played))
}

/** Keeps apart what is decided by chance. */
const FORM = -5

/** Where a game's levels have not been fitted to one another. */
const usual: readonly number[] = [0, 9, 15, 26, 40, 54, 66, 80]

/** The settings of a game's levels, from the weakest on. */
export const settingsOf = (game: Game): readonly number[] => game.variant.levels?.settings ?? usual

/** The bot of that level in a game, in the form it has in the game of that seed. */
export function levelOf(game: Game, level: BotLevel, seed: number): Level {
  if (!game.isOpen) return unseeingLevels[level]
  if (game.variant.seats.length > 2) return companyLevels[level]
  return levelAt(inForm(settingsOf(game)[botLevels.indexOf(level)], seed))
}
