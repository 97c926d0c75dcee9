import type { Position, Seat, Setting } from './kinds.ts'

/** Points won by each seat so far, where they decide. */
export interface Points {
  readonly slots: readonly number[]
  add(p: Position, seat: Seat, points: number): void
}

export function points(s: Setting): Points {
  const slots = s.seats.map(({ id }) => s.slots.declare(`points.${id}`, { hashed: false }))
  return { slots, add: (p, seat, more) => p.set(slots[seat], p.cells[slots[seat]] + more) }
}
