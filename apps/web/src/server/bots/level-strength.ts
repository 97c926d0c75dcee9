import type { BotLevel } from '@variorum/engine/ask'
import { botLevels } from '@variorum/engine/bot-levels'
import { gameOf } from '@variorum/engine/catalogue'

/** So far above nought that the bounds of ratings do not reach it. */
const weakest = 800
const between = 200

/** How strong a bot is on the scale of a game's bots: as was measured, else as far apart as levels are made to be. */
export function strengthOf(variant: string, level: BotLevel): number {
  const place = botLevels.indexOf(level)
  const elo = gameOf(variant)?.variant.levels?.measured?.elo
  return weakest + (elo === undefined ? between * place : elo[place] - elo[0])
}

/** The bot nearest to a strength: against it either has the better of it about as often. */
export function levelNear(variant: string, strength: number): BotLevel {
  const distance = (level: BotLevel): number => Math.abs(strengthOf(variant, level) - strength)
  return botLevels.reduce((nearest, level) => (distance(level) < distance(nearest) ? level : nearest))
}
