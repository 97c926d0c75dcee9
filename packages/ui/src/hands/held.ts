import type { HandAnswer, Seat } from '@variorum/engine/ask'
import type { HandKind } from './hand-text.ts'

/** One seat's hand, place by place: kinds that are not held have count 0. */
export function placesOf(kinds: readonly HandKind[], men: readonly HandAnswer[], seat: Seat): readonly HandAnswer[] {
  return kinds.map(({ kind, letter }) => {
    const held = men.find((man) => man.kind === kind && man.seat === seat)
    return held ?? { kind, seat, letter, count: 0 }
  })
}

/** The hands without one man of a kind: it is on its way, to the board or from it. */
export function without(
  men: readonly HandAnswer[],
  { kind, seat }: Pick<HandAnswer, 'kind' | 'seat'>,
): readonly HandAnswer[] {
  return men.map((man) =>
    man.kind === kind && man.seat === seat ? { ...man, count: Math.max(0, man.count - 1) } : man,
  )
}
