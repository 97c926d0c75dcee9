import type { Effect } from '../kinds.ts'

/** The man aimed at is gone; who aimed stays where it stands. */
export const shootDown = (): Effect => () => (p, _from, to) => {
  p.set(to, 0)
  return 1
}
