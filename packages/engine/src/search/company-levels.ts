import type { BotLevel } from './bot-levels.ts'
import type { Level } from './levels.ts'

/** Bots where more than two play. */
export const companyLevels: Readonly<Record<BotLevel, Level>> = {
  novice: { limits: { depth: 1, nodes: 300 }, sight: [1, 0.9, 0.6, 0.4, 0.3, 0.2], whims: 150 },
  beginner: { limits: { depth: 1, nodes: 600 }, sight: [1, 1, 0.9, 0.75, 0.6, 0.5], whims: 80 },
  casual: { limits: { depth: 2, nodes: 1_500 }, sight: [1, 1, 1, 0.95, 0.9, 0.85], whims: 50 },
  improver: { limits: { depth: 2, nodes: 3_000 }, whims: 30 },
  club: { limits: { depth: 3, nodes: 6_000 }, whims: 20 },
  expert: { limits: { nodes: 12_000 }, whims: 15 },
  champion: { limits: { nodes: 25_000 }, whims: 10 },
  master: { limits: { nodes: 50_000 }, whims: 5 },
}
