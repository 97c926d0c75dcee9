import { explosion } from '../rules/effects/explosion.ts'
import type { Ability } from './can.ts'

/** An ability whose captures blow up the taker and those around it, the kinds spared excepted. */
export const explodes = (ability: Ability, choice: { spares: readonly string[] }): Ability => ({
  ...ability,
  after: [...(ability.after ?? []), explosion(choice)],
  isPlain: false,
})
