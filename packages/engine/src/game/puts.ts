import { putNeutral } from '../rules/effects/put-neutral.ts'
import { putAnywhere } from '../rules/moves/put-anywhere.ts'
import type { Ability } from './can.ts'

/** What a seat does with a man that is nobody's: puts it on another empty cell, or on the board when it is not there yet. */
export const puts = (name: string): Ability => ({
  act: 'drop',
  movement: putAnywhere(name),
  captures: [],
  effects: [putNeutral()],
  argument: 'kind',
  whenBarred: false,
})
