import { every, straight } from '../board/headings.ts'
import { type Ability, can } from '../game/can.ts'
import { coordination } from '../rules/captures/coordination.ts'
import { displacement } from '../rules/captures/displacement.ts'
import { leap } from '../rules/captures/leap.ts'
import { pinch } from '../rules/captures/pinch.ts'
import { withdrawal } from '../rules/captures/withdrawal.ts'
import type { Capture } from '../rules/kinds.ts'
import { glide } from '../rules/moves/glide.ts'
import { step, stepOnto } from '../rules/moves/step.ts'
import { vault } from '../rules/moves/vault.ts'

/** How each man of Ultima goes and takes. */
export const pincer: Ability = can(glide(straight), pinch(straight))
export const withdrawer: Ability = can(glide(every), withdrawal())
export const longLeaper: Ability = can(vault(every), leap())
export const coordinator: Ability = can(glide(every), coordination({ with: 'king' }))
export const immobilizer: Ability = can(glide(every))
export const king: Ability = can(step(every), displacement())

/**
 * Takes each man the way that man takes, all ways that apply to one move together: leaping moves pinch, withdraw and
 * coordinate too. Pincers are pinched on moves along rank or file alone; the king is taken by a king's step onto it.
 */
export const chameleon: readonly Ability[] = [
  can(vault(every, { over: ['leaper'] }), ...mimicry()),
  can(stepOnto(every, ['king']), displacement({ only: ['king'] })),
]

function mimicry(): readonly Capture[] {
  return [
    leap({ only: ['leaper'] }),
    withdrawal({ only: ['withdrawer'] }),
    pinch(straight, { only: ['pawn'], afterMoving: straight }),
    coordination({ with: 'king', only: ['coordinator'] }),
  ]
}
