import { isPlain } from './plain-text.ts'

/** The greatest whole number that a column of ours holds, of either sign. */
const greatest = 2 ** 31 - 1

/**
 * Where in what somebody sends there is something that no database can hold: text with NUL or half a character in it, or
 * a whole number beyond its columns. Null where there is nothing of the kind. It is looked for in all that is sent, for
 * a schema that forgets to say so answers with a fault of ours instead of theirs.
 */
export function unkeepable(sent: unknown): readonly string[] | null {
  // Not by recursion: what is sent may be nested deeper than a stack is.
  const due: { readonly value: unknown; readonly path: readonly string[] }[] = [{ value: sent, path: [] }]
  for (let next = due.pop(); next; next = due.pop()) {
    const { value, path } = next
    if (typeof value === 'string' && !isPlain(value)) return path
    if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) > greatest) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value)) {
      if (!isPlain(name)) return path
      // Beyond a few steps the path says no more, and copying it would take as long as it is deep, each time.
      due.push({ value: inner, path: path.length < 8 ? [...path, name] : path })
    }
  }
  return null
}
