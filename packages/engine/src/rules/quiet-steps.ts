import type { Position, Setting } from './kinds.ts'

/**
 * How far back a position that is the same as this one can lie. Acts of the seat in steps of their own are not counted
 * as quiet, so that the count is the one position text shows: as many steps as a turn has may have gone by for each.
 * Where a step that can be taken back begins the count again, or men taken come back, the count says nothing and the
 * whole game is looked through.
 */
export const stepsBack = ({ hands, slots, steps, restarts }: Setting, p: Position): number =>
  restarts || hands !== undefined ? p.height : (p.cells[slots.quiet] + 1) * steps.length - 1
