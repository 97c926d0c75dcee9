import type { CellName } from '@variorum/engine/ask'
import type { BoardView } from './view.ts'

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Where a key takes the cursor, as the board is seen; null when the key does not move it. */
export function cursorAfter(view: BoardView, from: CellName, key: string): CellName | null {
  const rowIndex = view.rows.findIndex((cells) => cells.some(({ name }) => name === from))
  const row = view.rows[rowIndex]
  const cell = view.at.get(from)
  if (row === undefined || cell === undefined) return null
  if (key === 'Home') return row[0]?.name ?? null
  if (key === 'End') return row.at(-1)?.name ?? null
  const step = steps[key]
  if (step === undefined) return null
  const [across, down] = step
  if (down === 0) {
    const next = row[row.findIndex(({ name }) => name === from) + across]
    return next?.name ?? from
  }
  // Rows need not be equally long or aligned: up and down go to whatever stands nearest.
  const others = view.rows[rowIndex + down] ?? []
  const nearest = [...others].sort((a, b) => Math.abs(a.x - cell.x) - Math.abs(b.x - cell.x))[0]
  return nearest?.name ?? from
}
