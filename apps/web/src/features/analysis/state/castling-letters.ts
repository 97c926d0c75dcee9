/**
 * The rights to castle that a game begins with, a letter each, where each has a letter of its own; null where they are told
 * otherwise, or not at all.
 */
export function rightsIn(start: string): readonly string[] | null {
  const [, , rights = ''] = start.split(' ')
  const letters = [...rights]
  return /^[A-Za-z]+$/.test(rights) && new Set(letters).size === letters.length ? letters : null
}

/** The rights as position text has them, with one put in its place or taken away. */
export function withRight(rights: readonly string[], text: string, letter: string, isOn: boolean): string {
  const kept = rights.filter((one) => (one === letter ? isOn : text.includes(one)))
  return kept.length === 0 ? '-' : kept.join('')
}
