import type { CellName, Seat } from '@variorum/engine/ask'
import type { BoardLayout } from '@variorum/engine/board'

/** Side of a cell in drawing units. Whole numbers of this size keep type and strokes clear of rounding. */
export const cellSize = 100

/** A man's box of 45 × 45 is drawn this large; it nearly fills a cell. */
export const manSize = 96

const edge = 5
const margin = 34
/** Of a board of many cells, whose names would be small print otherwise. */
const wideMargin = 52
const manyAcross = 12

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
  /** How far it is turned, in quarters of a circle to the left. */
  readonly quarters: number
  /** Whether it has so many cells that names of a usual size would be hard to read. */
  readonly isLarge: boolean
}

/** Quarters of a full turn, to the left, that bring a seat to the bottom: seats sit round the board clockwise, in order. */
export const quartersFor = (seat: Seat, seats: number): number => Math.round((4 * seat) / seats) % 4

/** Turns a layout into what is drawn: scaled, seen from another side when turned, with room for coordinates. */
export function viewOf(layout: BoardLayout, quarters: number, hasCoordinates: boolean): BoardView {
  const across = layout.width * cellSize
  const down = layout.height * cellSize
  const isOnSide = quarters % 2 === 1
  const [width, height] = isOnSide ? [down, across] : [across, down]
  // Of two boards turned round each keeps its place: the one that counts first does not come to lie below the screen.
  const lowered = quarters === 2 && layout.twinBelow !== undefined ? layout.twinBelow * cellSize : 0
  const lines = new Set(layout.cells.map(({ row }) => row)).size
  const place = (x: number, y: number): readonly [number, number] => {
    const [right, below] = [x * cellSize, y * cellSize]
    const [left, above] = [across - right, down - below]
    const turned = [[right, below] as const, [below, left] as const, [left, above] as const, [above, right] as const]
    const [toX, toY] = turned[quarters] ?? [right, below]
    return [Math.round(toX), Math.round(lowered > 0 ? (toY + lowered) % (2 * lowered) : toY)]
  }

  const at = new Map<CellName, CellView>()
  const rows = new Map<number, { readonly order: number; readonly cell: CellView }[]>()
  for (const cell of layout.cells) {
    const [x, y] = place(cell.x, cell.y)
    const outline = cell.outline.map(([cornerX, cornerY]) => place(cornerX, cornerY))
    const tone = layout.ground === undefined ? cell.tone : ('plain' as const)
    const view = { name: cell.name, x, y, outline, tone }
    at.set(cell.name, view)
    // A column that lies on its side is a row.
    const row = lowered > 0 ? (cell.row + lines / 2) % lines : cell.row
    const [line, order] = isOnSide ? [-cell.column, cell.row] : [row, cell.column]
    const members = rows.get(line) ?? []
    members.push({ order, cell: view })
    rows.set(line, members)
  }
  const sign = quarters > 1 ? -1 : 1
  const seen = [...rows]
    .sort(([a], [b]) => sign * (a - b))
    .map(([, row]) => row.sort((a, b) => sign * (a.order - b.order)).map(({ cell }) => cell))

  const isAtEdge = layout.labels.every(({ edge: side }) => side === 'file' || side === 'rank')
  const isLarge = layout.width > manyAcross && isAtEdge
  const names = isLarge ? wideMargin : margin
  const room = hasCoordinates ? names : edge
  const labels = hasCoordinates
    ? layout.labels.map(({ text, x, y, edge: side }) => {
        const [toX, toY] = place(x, y)
        if (side !== 'file' && side !== 'rank') return { text, x: toX, y: toY }
        return (side === 'file') === isOnSide
          ? { text, x: -Math.round(names * 0.53), y: toY }
          : { text, x: toX, y: height + Math.round(names * 0.56) }
      })
    : []
  return {
    left: -room,
    top: -edge,
    width: width + room + edge,
    height: height + edge + room,
    rows: seen,
    at,
    labels,
    ground: layout.ground === undefined ? null : groundOf(layout.ground, place),
    quarters,
    isLarge,
  }
}

function groundOf(
  { lines, dots }: NonNullable<BoardLayout['ground']>,
  place: (x: number, y: number) => readonly [number, number],
): BoardView['ground'] {
  return {
    lines: lines.map((line) => `M${line.map(([x, y]) => `${place(x, y).join(' ')}`).join('L')}`).join(''),
    dots: dots.map(([x, y]) => place(x, y)),
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
  const view = viewOf(layout, 0, true)
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
