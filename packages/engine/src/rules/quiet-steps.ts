import type { Position, Setting } from './kinds.ts'

/**
 * How far back a position that is the same as this one can lie. Acts of the seat in steps of their own are not counted
 * as quiet, so that the count is the one position text shows: as many steps as a turn has may have gone by for each.
 */
export const stepsBack = ({ slots, steps }: Setting, p: Position): number =>
  (p.cells[slots.quiet] + 1) * steps.length - 1
