import { type Kind, type Man, SEAT_BITS, SEAT_MASK } from '../position/man.ts'
import type { SlotPlan } from '../position/slots.ts'

/** What hands hold, in the order in which they are told, and as which kind a man that is taken gets there. */
export interface HandsPlan {
  readonly holds: readonly string[]
  /** Kinds that turn back into another when taken: what a pawn has become is a pawn again. */
  readonly reverts?: Readonly<Record<string, string>>
}

/** Men off the board that their seat may put back: one slot for each seat and kind, counting them. */
export interface Hands {
  readonly kinds: readonly Kind[]
  /** By man: the slot that counts such men in its owner's hand; 0 for kinds hands do not hold. */
  readonly slots: Int32Array
  /** By kind: as what it gets into a hand; 0 where it does not. */
  readonly kept: Uint8Array
}

export function compileHands(
  { holds, reverts = {} }: HandsPlan,
  slots: SlotPlan,
  seats: readonly { readonly id: string }[],
  names: readonly string[],
): Hands {
  const numberOf = (name: string): Kind => {
    const number = names.indexOf(name) + 1
    if (number === 0) throw new Error(`no kind ${name} for a hand to hold`)
    return number
  }
  const bySlot = new Int32Array((names.length + 1) << SEAT_BITS)
  const kept = new Uint8Array(names.length + 1)
  for (const name of holds) {
    kept[numberOf(name)] = numberOf(name)
    for (const [seat, { id }] of seats.entries())
      bySlot[(numberOf(name) << SEAT_BITS) | (seat + 1)] = slots.declare(`hand.${id}.${name}`, { hashed: true })
  }
  for (const [name, back] of Object.entries(reverts)) kept[numberOf(name)] = numberOf(back)
  return { kinds: holds.map(numberOf), slots: bySlot, kept }
}

/** The slot of the captor's hand that a man of that look comes into, or 0. */
export const slotOfTaken = ({ slots, kept }: Hands, victim: Man, captor: Man): number =>
  slots[(kept[victim >> SEAT_BITS] << SEAT_BITS) | (captor & SEAT_MASK)]
