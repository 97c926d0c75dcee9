import { every, straight } from '../board/headings.ts'
import type { Ability, Changes, PieceDefinition, VariantDefinition } from '../game/index.ts'
import { can, removal } from '../game/index.ts'
import { coordination } from '../rules/captures/coordination.ts'
import { displacement } from '../rules/captures/displacement.ts'
import { leap } from '../rules/captures/leap.ts'
import { pinch } from '../rules/captures/pinch.ts'
import { withdrawal } from '../rules/captures/withdrawal.ts'
import { anybody } from '../rules/chances/anybody.ts'
import { frozen } from '../rules/guards/frozen.ts'
import { glide } from '../rules/moves/glide.ts'
import { stepOnto } from '../rules/moves/step.ts'
import { vault } from '../rules/moves/vault.ts'
import { noMove } from '../rules/verdicts/no-move.ts'
import { quiet } from '../rules/verdicts/quiet.ts'
import { repetition } from '../rules/verdicts/repetition.ts'
import { taken } from '../rules/verdicts/taken.ts'
import { cancellableFreezing, chameleonThat, holdingFreezing } from './ultima.ts'

/**
 * What books, programs and circles of players have in place of one another's rules, wherever Ultima's men play. Each is
 * one difference; a variant names those it has in its own rules' margin.
 */

const isTakingOff = ({ act }: Ability): boolean => act === 'removal'

type Pieces = VariantDefinition['pieces']

/** Every man changed but those that are royal. */
function commoners(pieces: Pieces, change: (piece: PieceDefinition) => PieceDefinition): Pieces {
  const changed = Object.entries(pieces).map(([name, piece]): [string, PieceDefinition] => [
    name,
    piece.royal ? piece : change(piece),
  ])
  return Object.fromEntries(changed)
}

/** One man that does something else; whether he may be taken off is another matter. */
const doing =
  (name: string, abilities: readonly Ability[]): Changes =>
  ({ pieces }) => ({
    pieces: {
      ...pieces,
      [name]: { ...pieces[name], abilities: [...abilities, ...pieces[name].abilities.filter(isTakingOff)] },
    },
  })

/** Nobody takes off men of his own. */
export const noTakingOff: Changes = ({ pieces }) => ({
  pieces: commoners(pieces, (piece) => ({
    ...piece,
    abilities: piece.abilities.filter((ability) => !isTakingOff(ability)),
  })),
})

/** Frozen men may be taken off by their own side. */
export const takingOff: Changes = ({ pieces }) => ({
  pieces: commoners(pieces, (piece) => ({ ...piece, abilities: [...piece.abilities, removal()] })),
})

/** A chameleon or an immobilizer breaks the spell for its friends. */
export const brokenSpells: Changes = () => ({ guards: cancellableFreezing })

/** Nothing breaks a spell. */
export const heldSpells: Changes = () => ({ guards: holdingFreezing })

/** The immobilizer works along ranks and files alone. */
export const straightSpells: Changes = () => ({
  guards: [frozen({ by: 'immobilizer', along: straight }), frozen({ by: 'chameleon', only: ['immobilizer'] })],
})

/** A leap of the chameleon takes leapers and nobody else. */
export const leapOnlyChameleon: Changes = doing('chameleon', chameleonThat({ leaping: 'takesLeapersAlone' }))

const onto = can(stepOnto(every, ['king']), displacement({ only: ['king'] }))
const [leapers, withdrawers] = [['leaper'], ['withdrawer']]
const aiming = coordination({ with: 'king', only: ['coordinator'] })
const pinching = pinch(straight, { only: ['pawn'], afterMoving: straight })

/** A chameleon that leaps does not withdraw as well. */
export const noWithdrawalInLeaping: Changes = doing('chameleon', [
  can(vault(every, { over: leapers, mustPass: true }), leap({ only: leapers }), pinching, aiming),
  can(glide(every), withdrawal({ only: withdrawers }), pinching, aiming),
  onto,
])

/** A chameleon pinches pawns however it has moved. */
export const pinchesFromAslant: Changes = doing('chameleon', [
  can(
    vault(every, { over: leapers }),
    leap({ only: leapers }),
    withdrawal({ only: withdrawers }),
    pinch(straight, { only: ['pawn'] }),
    aiming,
  ),
  onto,
])

/** The leaper takes one man a move. */
export const singleLeap: Changes = doing('leaper', [can(vault(every, { one: true }), leap())])

/** There is no check: the king is taken like anybody else. */
export const kingIsTaken: Changes = ({ pieces }) => ({
  pieces: { ...pieces, king: { ...pieces.king, royal: 'takeable' } },
  ends: [taken('king').loses(), noMove.loses(), repetition(3).draws(), quiet(100).draws()],
  winsOnTime: anybody(),
})
