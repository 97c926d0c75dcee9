import type { Effect } from '../kinds.ts'

/** The mover and the man on the other cell are both gone. */
export const destroyBoth = (): Effect => () => (p, from, to) => {
  p.set(from, 0)
  p.set(to, 0)
  return 2
}
