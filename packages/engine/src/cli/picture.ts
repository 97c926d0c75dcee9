import { layoutOf } from '../board/index.ts'
import type { Game } from '../game/game.ts'
import { letterOf } from '../notation/position-text.ts'
import type { Position } from '../position/position.ts'

/** The board in letters, as it lies before the first seat; an empty cell is a dot. Drawn from the layout of any board. */
export function picture(game: Game, p: Position): string {
  const { cells, labels } = layoutOf(game.board)
  const across = new Map(cells.map(({ x, column }) => [x, column]))
  const down = new Map(cells.map(({ y, row }) => [y, row]))
  const margin = Math.max(0, ...labels.map(({ edge, text }) => (edge === 'rank' ? text.length : 0)))
  const width = Math.max(...across.values()) + 1
  const height = Math.max(...down.values()) + 1
  const rows = Array.from({ length: height + 1 }, () => Array.from({ length: width }, () => ' '))
  const sides = Array.from({ length: height + 1 }, () => '')
  for (const [cell, { column, row }] of cells.entries()) {
    rows[row][column] = p.cells[cell] === 0 ? '.' : letterOf(game, p.cells[cell])
  }
  for (const { edge, text, x, y } of labels) {
    const column = across.get(x)
    const row = down.get(y)
    if (edge === 'rank' && row !== undefined) sides[row] = text
    if (edge === 'file' && column !== undefined) rows[height][column] = text
  }
  return rows.map((row, index) => `${sides[index].padStart(margin)} ${row.join(' ')}`.trimEnd()).join('\n')
}
