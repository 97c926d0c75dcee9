import type { Moves } from './kinds.ts'

/**
 * Drops from `start` on the moves to a cell already listed there, and returns the new end. Where lines branch or go round
 * a man may come to one cell by two ways, which is one move.
 */
export function once(out: Moves, start: number, end: number): number {
  let kept = start
  for (let i = start; i < end; i++) {
    let earlier = start
    while (earlier < kept && out[earlier] !== out[i]) earlier++
    if (earlier === kept) out[kept++] = out[i]
  }
  return kept
}
