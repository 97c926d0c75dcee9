import type { Topology } from '../board/index.ts'

const known = new WeakMap<Topology, Uint8Array>()

/** `steps[a · size + b]`: steps from one cell to another by the shortest way over an empty board; 255 where there is none. */
export function stepsBetween(board: Topology): Uint8Array {
  const before = known.get(board)
  if (before !== undefined) return before
  const { size } = board
  const near = board.near('every')
  const cells = Array.from({ length: size }, (_, cell) => cell)
  const neighbours = cells.map((cell) => cells.filter((next) => near[cell * size + next] === 1))
  const steps = new Uint8Array(size * size).fill(255)
  for (const origin of cells) {
    const base = origin * size
    steps[base + origin] = 0
    let reached = [origin]
    for (let distance = 1; reached.length > 0; distance++) {
      reached = [...new Set(reached.flatMap((cell) => neighbours[cell]))].filter((next) => steps[base + next] === 255)
      for (const next of reached) steps[base + next] = distance
    }
  }
  known.set(board, steps)
  return steps
}
