import type { Effect, Movement } from '../rules/kinds.ts'
import type { Ability } from './can.ts'

/** Staying where it stands: the null step by which a man is taken off by its own side. */
const stay: Movement = () => ({
  go(_p, from, base, out, n) {
    out[n] = base | (from << 10)
    return n + 1
  },
})

/** A side may take its own barred man off the board for good, as its move. */
export const removal = (): Ability => ({
  act: 'removal',
  movement: stay,
  captures: [],
  effects: [leave],
  isPlain: true,
  whenBarred: 'only',
})

const leave: Effect = () => (p, from) => {
  p.set(from, 0)
  return 1
}
