/**
 * What positions are found by, from position text: the same for the same position whenever it was come to and by whatever
 * way, so the two counters at the end are left out. Sixty-four bits of which nobody need know what they mean, only that
 * they stay the same: keys are kept in files and databases.
 */
export function positionKey(fen: string): string {
  const placement = fen.split(' ').slice(0, -2).join(' ')
  // Two lanes of FNV-1a, each followed by a mixing of its own, for one alone is 32 bits.
  let [low, high] = [0x811c9dc5, 0x2f6b7a31]
  for (let i = 0; i < placement.length; i++) {
    const letter = placement.charCodeAt(i)
    low = Math.imul(low ^ letter, 0x01000193)
    high = Math.imul(high ^ letter, 0x9e3779b1)
    high ^= high >>> 15
  }
  return lane(low) + lane(high)
}

const letters = 7

function lane(value: number): string {
  let x = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return ((x ^ (x >>> 16)) >>> 0).toString(36).padStart(letters, '0')
}
