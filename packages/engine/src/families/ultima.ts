import { every, straight } from '../board/headings.ts'
import { type Ability, can } from '../game/can.ts'
import { coordination } from '../rules/captures/coordination.ts'
import { displacement } from '../rules/captures/displacement.ts'
import { leap } from '../rules/captures/leap.ts'
import { pinch } from '../rules/captures/pinch.ts'
import { withdrawal } from '../rules/captures/withdrawal.ts'
import { frozen } from '../rules/guards/frozen.ts'
import { frozenUnlessCancelled } from '../rules/guards/frozen-unless-cancelled.ts'
import type { Capture, Guard } from '../rules/kinds.ts'
import { glide } from '../rules/moves/glide.ts'
import { step, stepOnto } from '../rules/moves/step.ts'
import { vault } from '../rules/moves/vault.ts'

const leapers = ['leaper']

/** How each man of Ultima goes and takes. */
export const pincer: Ability = can(glide(straight), pinch(straight))
export const withdrawer: Ability = can(glide(every), withdrawal())
export const longLeaper: Ability = can(vault(every), leap())
export const coordinator: Ability = can(glide(every), coordination({ with: 'king' }))
export const immobilizer: Ability = can(glide(every))
export const king: Ability = can(step(every), displacement())

/**
 * Takes each man the way that man takes. Pincers are pinched on moves along rank or file alone; the king is taken by a
 * king's step onto it. `leaping` settles what sources tell differently: a move that leaps leapers either takes in its
 * other manners too, or takes leapers alone.
 */
export const chameleonThat = ({ leaping }: { leaping: 'takesTheRest' | 'takesLeapersAlone' }): readonly Ability[] => [
  ...(leaping === 'takesTheRest'
    ? [can(vault(every, { over: leapers }), leap({ only: leapers }), ...mimicry())]
    : [can(vault(every, { over: leapers, mustPass: true }), leap({ only: leapers })), can(glide(every), ...mimicry())]),
  can(stepOnto(every, ['king']), displacement({ only: ['king'] })),
]

/** All ways that apply to one move apply together: leaping moves pinch, withdraw and coordinate too. */
export const chameleon: readonly Ability[] = chameleonThat({ leaping: 'takesTheRest' })

function mimicry(): readonly Capture[] {
  return [
    withdrawal({ only: ['withdrawer'] }),
    pinch(straight, { only: ['pawn'], afterMoving: straight }),
    coordination({ with: 'king', only: ['coordinator'] }),
  ]
}

/** Freezing that nothing cancels. Immobilizer and enemy chameleon hold each other. */
export const holdingFreezing: readonly Guard[] = [
  frozen({ by: 'immobilizer' }),
  frozen({ by: 'chameleon', only: ['immobilizer'] }),
]

/**
 * Freezing that chameleons and immobilizers cancel for their friends. An immobilizer next to an enemy chameleon is
 * frozen whatever cancels.
 */
export const cancellableFreezing: readonly Guard[] = [
  frozenUnlessCancelled({ by: 'immobilizer', cancelledBy: ['chameleon', 'immobilizer'] }),
  frozen({ by: 'chameleon', only: ['immobilizer'] }),
]
