import type { CellName } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'

/** Side of a cell in drawing units. Whole numbers of this size keep type and strokes clear of rounding. */
export const cellSize = 100

/** A man's box of 45 × 45 is drawn this large; it nearly fills a cell. */
export const manSize = 96

const edge = 5
const margin = 34

export interface CellView {
  readonly name: CellName
  readonly x: number
  readonly y: number
  readonly outline: readonly (readonly [number, number])[]
  /** Colour class; `plain` on a board without a chequer. */
  readonly tone: number | 'plain'
}

export interface BoardView {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Cells by row from the top, each row from the left, as they are seen. */
  readonly rows: readonly (readonly CellView[])[]
  readonly at: ReadonlyMap<CellName, CellView>
  readonly labels: readonly { readonly text: string; readonly x: number; readonly y: number }[]
  /** What is drawn on a board without a chequer: all its lines as one path, and its dots. */
  readonly ground: { readonly lines: string; readonly dots: readonly (readonly [number, number])[] } | null
  readonly isTurned: boolean
}

/** Turns a layout into what is drawn: scaled, seen from the other side when turned, with room for coordinates. */
export function viewOf(layout: BoardLayout, isTurned: boolean, hasCoordinates: boolean): BoardView {
  const width = layout.width * cellSize
  const height = layout.height * cellSize
  const alongX = (x: number) => Math.round(isTurned ? width - x * cellSize : x * cellSize)
  const alongY = (y: number) => Math.round(isTurned ? height - y * cellSize : y * cellSize)

  const at = new Map<CellName, CellView>()
  const rows = new Map<number, { readonly order: number; readonly cell: CellView }[]>()
  for (const cell of layout.cells) {
    const view = {
      name: cell.name,
      x: alongX(cell.x),
      y: alongY(cell.y),
      outline: cell.outline.map(([x, y]) => [alongX(x), alongY(y)] as const),
      tone: layout.ground === undefined ? cell.tone : ('plain' as const),
    }
    at.set(cell.name, view)
    const row = rows.get(cell.row) ?? []
    row.push({ order: cell.column, cell: view })
    rows.set(cell.row, row)
  }
  const sign = isTurned ? -1 : 1
  const seen = [...rows]
    .sort(([a], [b]) => sign * (a - b))
    .map(([, row]) => row.sort((a, b) => sign * (a.order - b.order)).map(({ cell }) => cell))

  const room = hasCoordinates ? margin : edge
  const labels = hasCoordinates
    ? layout.labels.map(({ text, x, y, edge: side }) =>
        side === 'file'
          ? { text, x: alongX(x), y: height + 19 }
          : { text, x: side === 'rank' ? -18 : alongX(x), y: alongY(y) },
      )
    : []
  return {
    left: -room,
    top: -edge,
    width: width + room + edge,
    height: height + edge + room,
    rows: seen,
    at,
    labels,
    ground: layout.ground === undefined ? null : groundOf(layout.ground, alongX, alongY),
    isTurned,
  }
}

function groundOf(
  { lines, dots }: NonNullable<BoardLayout['ground']>,
  alongX: (x: number) => number,
  alongY: (y: number) => number,
): BoardView['ground'] {
  return {
    lines: lines.map((line) => `M${line.map(([x, y]) => `${alongX(x)} ${alongY(y)}`).join('L')}`).join(''),
    dots: dots.map(([x, y]) => [alongX(x), alongY(y)] as const),
  }
}

/** The cell under a point in drawing units. */
export function cellAt(view: BoardView, x: number, y: number): CellView | null {
  for (const cell of view.at.values()) {
    if (isInside(cell.outline, x, y)) return cell
  }
  return null
}

/** The cell under a point of a board's picture, from its upper left corner in parts of its width and height. */
export function cellUnder(layout: BoardLayout, across: number, down: number): CellName | null {
  const view = viewOf(layout, false, true)
  return cellAt(view, view.left + across * view.width, view.top + down * view.height)?.name ?? null
}

/** Counts crossings of a ray to the right: odd means inside, whatever the shape of the cell. */
function isInside(outline: CellView['outline'], x: number, y: number): boolean {
  let isIn = false
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn
  })
  return isIn
}
