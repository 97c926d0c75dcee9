import type { Game } from '../game/index.ts'
import type { BotLevel } from './bot-levels.ts'
import type { Limits } from './budget.ts'
import { companyLevels } from './company-levels.ts'
import { unseeingLevels } from './unseeing-levels.ts'

/** A bot: what it may spend on a move, and how well it sees. */
export interface Level {
  readonly limits: Limits
  /**
   * Chance to notice a capture by how far it reaches, in steps: the first entry for victims next to where the taker
   * stood. The last entry holds for everything farther. Absent for bots that overlook nothing.
   */
  readonly sight?: readonly number[]
  /** By how much it may like one move better than another for no reason, in hundredths of a pawn; not for games of two. */
  readonly whims?: number
  /** How many positions it supposes where it does not see the one there is. */
  readonly positions?: number
}

/** What a search may spend that nobody limits. */
export const unlimited: Limits = { nodes: 600_000, ms: 1_000 }

const levels: Readonly<Record<BotLevel, Level>> = {
  novice: { limits: { depth: 2 }, sight: [1, 0.95, 0.8, 0.6, 0.4, 0.3] },
  beginner: { limits: { depth: 2 }, sight: [1, 1, 0.95, 0.9, 0.8, 0.7] },
  casual: { limits: { nodes: 200 } },
  improver: { limits: { nodes: 500 } },
  club: { limits: { nodes: 1_500 } },
  expert: { limits: { nodes: 4_000 } },
  champion: { limits: { nodes: 12_000 } },
  master: { limits: { nodes: 40_000 } },
}

/** The bot of that level in a game. */
export function levelOf(game: Game, level: BotLevel): Level {
  if (!game.isOpen) return unseeingLevels[level]
  return (game.variant.seats.length > 2 ? companyLevels : levels)[level]
}
