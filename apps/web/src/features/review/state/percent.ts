/** A chance as people read it. Nothing that can still be played is told as sure. */
export function percent(chance: number): number {
  const rounded = Math.round(100 * chance)
  if (rounded === 100 && chance < 1) return 99
  return rounded === 0 && chance > 0 ? 1 : rounded
}
