import type { Effect } from '../kinds.ts'

/** The mover and the man on the other cell change places. */
export const exchange = (): Effect => () => (p, from, to) => {
  const other = p.cells[to]
  p.set(to, p.cells[from])
  p.set(from, other)
  return 0
}
