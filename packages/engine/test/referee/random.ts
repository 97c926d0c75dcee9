/** A whole number from 0 up to but not including `below`. */
export type Random = (below: number) => number

/** Mulberry32: small, even enough for choosing positions, and the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[random(list.length)]
  if (chosen === undefined) throw new Error('nothing to pick from')
  return chosen
}
