import type { Line } from '@variorum/engine/ask'

/** Openings are known by heart, and say nothing. */
const skipped = 8
/** Moves of each seat that are looked at: enough to see, few enough to afford. */
const mostCompared = 10

/** The engine's move in a position; null where it has none. */
export type BestMove = (line: Line) => Promise<string | null>

export interface Compared {
  readonly compared: number
  readonly agreed: number
}

/**
 * Compares moves of a game with those the engine would have made, for each seat: after the opening, spread over the game.
 * `seats` says who made each move.
 */
export async function compareGame(
  line: Line,
  seats: readonly number[],
  best: BestMove,
): Promise<ReadonlyMap<number, Compared>> {
  const found = new Map<number, Compared>()
  for (const seat of new Set(seats)) {
    let [compared, agreed] = [0, 0]
    for (const ply of sample(seats.flatMap((one, ply) => (one === seat && ply >= skipped ? [ply] : [])))) {
      const move = await best({ ...line, moves: line.moves.slice(0, ply) })
      if (move === null) continue
      compared += 1
      if (move === line.moves[ply]) agreed += 1
    }
    found.set(seat, { compared, agreed })
  }
  return found
}

/** As many as are looked at, evenly spread. */
function sample(plies: readonly number[]): readonly number[] {
  if (plies.length <= mostCompared) return plies
  return Array.from(
    { length: mostCompared },
    (_, index) => plies[Math.floor((index * plies.length) / mostCompared)] ?? 0,
  )
}
