/** A game as far as it is told: the keys of the positions in which its moves were made, and the moves. */
export interface Course {
  readonly keys: readonly string[]
  readonly moves: readonly string[]
}

/** A position that a game came to, and what was played in it. */
export interface Station {
  readonly key: string
  readonly move: string
  /** Steps played before. */
  readonly step: number
}

/** The positions of a game. One it comes back to is one position, in which it first did what it did. */
export function stationsOf({ keys, moves }: Course): readonly Station[] {
  const seen = new Set<string>()
  return moves.flatMap((move, step) => {
    const key = keys[step]
    if (key === undefined || seen.has(key)) return []
    seen.add(key)
    return [{ key, move, step }]
  })
}
