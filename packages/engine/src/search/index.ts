export type { Limits } from './budget.ts'
export { type Level, levels } from './levels.ts'
export { hasBots, type ThinkOptions, think } from './think.ts'
