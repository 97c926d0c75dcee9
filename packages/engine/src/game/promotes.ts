import { crown } from '../rules/effects/crown.ts'
import { type Choice, choosing } from '../rules/moves/choosing.ts'
import type { Ability } from './can.ts'

/** An ability that ends in becoming another kind of man. */
export const promotes = (ability: Ability, choice: Choice): Ability => ({
  ...ability,
  movement: choosing(ability.movement, choice),
  after: [...(ability.after ?? []), crown()],
  argument: 'kind',
})
