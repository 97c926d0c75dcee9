import type { Movement } from '../rules/kinds.ts'
import type { Ability } from './can.ts'

/** Staying where it stands: the null step by which a man is taken off by its own side. */
const stay: Movement = () => ({
  go(_p, from, base, out, n) {
    out[n] = base | (from << 10)
    return n + 1
  },
})

/** A side may take its own barred man off the board for good, as its move. */
export const removal = (): Ability => ({ act: 'removal', movement: stay, captures: [], effects: [leave], whenBarred: 'only' })

const leave = () => (p: Parameters<ReturnType<Ability['effects'][number]>>[0], from: number) => p.set(from, 0)
