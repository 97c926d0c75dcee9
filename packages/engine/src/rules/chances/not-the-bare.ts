import { manOf } from '../../position/man.ts'
import type { Chance } from '../kinds.ts'

/**
 * A seat with nobody but its royal man cannot win: it can neither attack another royal man, beside which it may not stand,
 * nor keep anybody from moving. With one man more it is said to be able to: the other side may help.
 */
export const notTheBare = (): Chance => (s) => {
  const common = s.kinds.flatMap(({ royal, neutral }, kind) => (kind === 0 || royal || neutral ? [] : [kind]))
  return (p, seat) => common.some((kind) => p.count[manOf(kind, seat)] > 0)
}
