import type { BotLevel } from '@variorum/engine/ask'
import { botLevels } from '@variorum/engine/bot-levels'

/** Its place among the levels, from 1, the weakest. */
export const numberOf = (level: BotLevel): number => botLevels.indexOf(level) + 1
