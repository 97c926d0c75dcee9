import type { BoardLayout } from '@variorum/engine/board'

/** Less room than this, in parts of the board's width, holds no name. */
const least = 0.17

/** The side of the squares that a board leaves empty in all four of its corners, in parts of its width; 0 where they are small. */
export function emptyCorner({ cells, width, height }: BoardLayout): number {
  const free = cells.map(({ outline }) => {
    const right = Math.max(...outline.map(([x]) => x))
    const left = Math.min(...outline.map(([x]) => x))
    const bottom = Math.max(...outline.map(([, y]) => y))
    const top = Math.min(...outline.map(([, y]) => y))
    return Math.max(Math.min(left, width - right), Math.min(top, height - bottom))
  })
  const corner = Math.min(...free) / width
  return corner < least ? 0 : corner
}
