import type { BotLevel } from '@variorum/engine/ask'
import { botLevels } from '@variorum/engine/bot-levels'

/** So far above nought that the bounds of ratings do not reach it. */
const weakest = 800
const between = 200

/** How strong a bot is on the scale of the bots: levels lie as far apart as they are made to. */
export const strengthOf = (level: BotLevel): number => weakest + between * botLevels.indexOf(level)

/** The bot nearest to a strength: against it either has the better of it about as often. */
export function levelNear(strength: number): BotLevel {
  return botLevels.reduce((nearest, level) =>
    Math.abs(strengthOf(level) - strength) < Math.abs(strengthOf(nearest) - strength) ? level : nearest,
  )
}
