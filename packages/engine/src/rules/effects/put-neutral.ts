import { manOf, NEUTRAL_TAG } from '../../position/man.ts'
import type { Effect } from '../kinds.ts'

/** The one man of the kind, which belongs to nobody, comes to the cell from wherever it stood. */
export const putNeutral = (): Effect => () => (p, _from, to, kind) => {
  const man = manOf(kind, NEUTRAL_TAG - 1)
  const stood = p.find(man)
  if (stood >= 0) p.set(stood, 0)
  p.set(to, man)
  return 0
}
