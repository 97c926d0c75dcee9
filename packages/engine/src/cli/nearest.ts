/** The word that was likely meant, or undefined where none is near: a wrong guess is worse than none. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
  if (best === undefined) return undefined
  const { candidate, distance } = best
  // Of a single letter, one letter that differs leaves nothing.
  const isNear = distance <= Math.max(1, Math.floor(candidate.length / 2)) && distance < candidate.length
  return isNear ? candidate : undefined
}

/** ` Did you mean perft?`, or nothing. */
export function suggestion(word: string, known: readonly string[]): string {
  const best = nearest(word, known)
  return best === undefined ? '' : ` Did you mean ${best}?`
}

/** Letters to insert, delete or exchange to get from one word to the other. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let k = 1; k <= b.length; k++) {
      next[k] = Math.min(next[k - 1] + 1, row[k] + 1, row[k - 1] + (a[i - 1] === b[k - 1] ? 0 : 1))
    }
    row = next
  }
  return row[b.length]
}
