import type { CastlingPlan } from '../rules/castling.ts'
import { castled } from '../rules/effects/castled.ts'
import { castle } from '../rules/moves/castle.ts'
import type { Ability } from './can.ts'

/** The king's ability to castle. */
export const castles = (plan: CastlingPlan): Ability => ({
  act: 'castling',
  movement: castle(plan),
  captures: [],
  effects: [castled(plan)],
  whenBarred: false,
})
