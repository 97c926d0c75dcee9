import type { BotLevel } from '../ask/answers.ts'
import type { Limits } from './budget.ts'

/** A bot: what it may spend on a move, and how well it sees. */
export interface Level {
  readonly limits: Limits
  /**
   * Chance to notice a capture by how far it reaches, in steps: the first entry for victims next to where the taker
   * stood. The last entry holds for everything farther. Absent for bots that overlook nothing.
   */
  readonly sight?: readonly number[]
}

export const levels: Readonly<Record<BotLevel, Level>> = {
  novice: { limits: { depth: 2 }, sight: [1, 0.95, 0.8, 0.6, 0.4, 0.3] },
  casual: { limits: { depth: 4, nodes: 3_000 } },
  club: { limits: { nodes: 600_000, ms: 1_000 } },
}
