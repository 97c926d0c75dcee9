import { dropped } from '../rules/effects/dropped.ts'
import { type DropLimit, drop } from '../rules/moves/drop.ts'
import type { Ability } from './can.ts'

/** A seat may put a man from its hand on an empty cell, within the limits of its kind. */
export const drops = (limits: Readonly<Record<string, DropLimit>> = {}): Ability => ({
  act: 'drop',
  movement: drop(limits),
  captures: [],
  effects: [dropped()],
  isPlain: true,
  argument: 'kind',
  whenBarred: false,
})
