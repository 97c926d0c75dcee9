import type { Effect } from '../kinds.ts'

/** A man of the kind chosen leaves the hand of the seat to move and stands on the cell. */
export const dropped = (): Effect => (s) => (p, _from, to, kind) => {
  const man = (kind << 4) | p.moverTag
  const slot = s.hands?.slots[man] ?? 0
  p.set(to, man)
  p.set(slot, p.cells[slot] - 1)
  return 0
}
