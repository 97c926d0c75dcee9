import type { Effect } from '../kinds.ts'

/** The man that has arrived becomes one of the kind chosen; it stays what it is where none was. */
export const crown = (): Effect => () => (p, _from, to, kind) => {
  if (kind !== 0) p.set(to, (kind << 4) | (p.cells[to] & 15))
  return 0
}
