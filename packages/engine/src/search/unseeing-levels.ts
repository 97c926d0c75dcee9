import type { BotLevel } from './bot-levels.ts'
import type { Level } from './levels.ts'

/** Bots that see only their share. What they may spend is for all positions together that they suppose. */
export const unseeingLevels: Readonly<Record<BotLevel, Level>> = {
  novice: { limits: { depth: 1, nodes: 400 }, positions: 1, whims: 500 },
  beginner: { limits: { depth: 1, nodes: 800 }, positions: 1, whims: 250 },
  casual: { limits: { depth: 1, nodes: 2_000 }, positions: 3, whims: 120 },
  improver: { limits: { depth: 1, nodes: 6_000 }, positions: 8, whims: 60 },
  club: { limits: { depth: 2, nodes: 8_000 }, positions: 6, whims: 30 },
  expert: { limits: { depth: 2, nodes: 16_000 }, positions: 10, whims: 20 },
  champion: { limits: { depth: 3, nodes: 30_000 }, positions: 14, whims: 10 },
  master: { limits: { depth: 3, nodes: 50_000 }, positions: 20, whims: 5 },
}
