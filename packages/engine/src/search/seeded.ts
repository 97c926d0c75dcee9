/** A stream of whole numbers below 2³², the same for the same seed: xorshift, seeded away from zero. */
export function numbersFrom(seed: number): () => number {
  let x = mixed(seed) | 1
  return () => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return x >>> 0
  }
}

/** A number below 1 that depends on the seed and what it is asked of, and on nothing else. */
export function chanceOf(seed: number, low: number, high: number, move: number): number {
  return mixed(mixed(mixed(seed ^ low) ^ high) ^ move) / 2 ** 32
}

function mixed(value: number): number {
  let x = Math.imul(value ^ 0x2545f491, 0x9e3779b1)
  x = Math.imul(x ^ (x >>> 15), 0x85ebca77)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae3d)
  return (x ^ (x >>> 16)) >>> 0
}
