import type { BotLevel } from './bot-levels.ts'
import type { Level } from './levels.ts'

/** Bots that see only their share. What they may spend is for all positions together that they suppose. */
export const unseeingLevels: Readonly<Record<BotLevel, Level>> = {
  novice: { limits: { depth: 1, nodes: 400 }, positions: 1, sight: [0.3, 0.05, 0.02, 0.01], whims: 90 },
  beginner: { limits: { depth: 1, nodes: 800 }, positions: 1, sight: [0.8, 0.4, 0.22, 0.14, 0.1], whims: 90 },
  casual: { limits: { depth: 1, nodes: 2_000 }, positions: 2, whims: 200 },
  improver: { limits: { depth: 1, nodes: 5_000 }, positions: 4, whims: 100 },
  club: { limits: { depth: 2, nodes: 12_000 }, positions: 8, whims: 40 },
  expert: { limits: { depth: 2, nodes: 24_000 }, positions: 14, whims: 15 },
  champion: { limits: { depth: 2, nodes: 36_000 }, positions: 22, whims: 8 },
  master: { limits: { depth: 2, nodes: 50_000 }, positions: 32, whims: 3 },
}
