import type { LineAnswer } from '../ask/answers.ts'
import { chanceOf } from './chances.ts'

/** How much more than the next best move the best one has to keep, from 0 to 1. */
const GAP = 0.25

/**
 * Whether one move is so much better than all others that finding it can be asked of somebody. Told by a search that
 * followed two lines at least; where there was but one move to make there is nothing to find.
 */
export function isClear(lines: readonly LineAnswer[]): boolean {
  const [best, next] = lines
  if (best === undefined || next === undefined) return false
  // Of two ways to force the end neither is the only one.
  return chanceOf(best) - chanceOf(next) >= GAP
}
