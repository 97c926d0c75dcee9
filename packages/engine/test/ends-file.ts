/** How a game ends after some moves from a position: a line of the `<slug>.ends` beside a variant. */
export interface Ending {
  readonly reason: string
  /** Id of the seat that has won, or `draw`. */
  readonly winner: string
  /** Undefined for the variant's own start. */
  readonly start: string | undefined
  readonly moves: readonly string[]
}

/** Reads `reason winner | position | moves` line by line; `#` begins a comment, and `start` is the variant's own position. */
export function readEnds(text: string): readonly Ending[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const fields = line.split('|').map((field) => field.trim())
    const [end = '', position = '', moves = ''] = fields
    const [reason = '', winner = '', ...more] = end.split(/\s+/)
    if (fields.length !== 3 || winner === '' || more.length > 0 || position === '')
      throw new Error(`cannot read ${line}`)
    return {
      reason,
      winner,
      start: position === 'start' ? undefined : position,
      moves: moves === '' ? [] : moves.split(/\s+/),
    }
  })
}
