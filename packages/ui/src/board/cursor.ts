import type { CellName } from '@variorum/engine/ask'
import type { BoardView, CellView } from './view.ts'

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a key takes the cursor, as the board is seen; null when the key does not move it. */
export function cursorAfter(view: BoardView, from: CellName, key: string): CellName | null {
  const cell = view.at.get(from)
  const row = view.rows.find((cells) => cells.some(({ name }) => name === from))
  if (row === undefined || cell === undefined) return null
  if (key === 'Home') return row[0]?.name ?? null
  if (key === 'End') return row.at(-1)?.name ?? null
  const way = ways[key]
  return way === undefined ? null : (nearest(view, cell, way)?.name ?? from)
}

/**
 * The cell that lies nearest that way, whatever the shape of the board: on squares the next of the file or rank, on hexes
 * the neighbour through a side, from one level to the next across the gap. What lies more to the side than ahead does not
 * lie that way.
 */
function nearest(view: BoardView, from: CellView, [right, down]: readonly [number, number]): CellView | undefined {
  let best: CellView | undefined
  let least = Number.POSITIVE_INFINITY
  for (const cell of view.at.values()) {
    const x = cell.x - from.x
    const y = cell.y - from.y
    const ahead = x * right + y * down
    const aside = Math.abs(x * down) + Math.abs(y * right)
    if (ahead <= 0 || aside > ahead) continue
    // Rounded, so that of two at the same distance it is the first of the board and not a matter of the last digit.
    const distance = Math.round(ahead + aside)
    if (distance >= least) continue
    best = cell
    least = distance
  }
  return best
}
