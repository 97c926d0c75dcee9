import { fallen } from '../fallen.ts'
import type { Guard } from '../kinds.ts'

/** The men of a seat that is out of the game do nothing any more. */
export const beaten = (): Guard => (s) => {
  const { isOut } = fallen(s)
  const isIdle = (tag: number, p: Parameters<typeof isOut>[0]): boolean =>
    tag >= 1 && tag <= s.seats.length && isOut(p, tag - 1)
  return {
    rule: 'beaten',
    bars: (p, _cell, man) => isIdle(man & 15, p),
    concerns: () => true,
    barsAny: (p, tag) => isIdle(tag, p),
    markBarred(p, marks) {
      for (let cell = 0; cell < p.size; cell++) if (isIdle(p.cells[cell] & 15, p)) marks.add(cell)
    },
    barredBy: () => [],
    // Who is out never comes back.
    opens() {},
  }
}
