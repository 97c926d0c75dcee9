import type { GroundPlan, LabelPlan, Topology } from './topology.ts'

/** How a board is drawn: outlines and centres in board units (one cell is about 1 × 1), seen from the first seat, y downwards. */
export interface BoardLayout {
  readonly width: number
  readonly height: number
  readonly cells: readonly CellLayout[]
  /** Coordinates: files below, ranks at the left, others where they stand. */
  readonly labels: readonly LabelPlan[]
  /** Where the board has no chequer: what is drawn on it instead. */
  readonly ground?: GroundPlan
  /** Of two boards one above the other: how far the second lies below the first. Turned round, each keeps its place. */
  readonly twinBelow?: number
}

export interface CellLayout {
  readonly name: string
  /** Centre. */
  readonly x: number
  readonly y: number
  /** Corners in order, board units. */
  readonly outline: readonly (readonly [number, number])[]
  /** Colour class of the cell; 0 is dark like a1. */
  readonly tone: number
  /** Column and row for a keyboard cursor and a grid role; rows count from the top. */
  readonly column: number
  readonly row: number
}

/** The layout of a compiled board; columns and rows are those the shape gives, or numbered by the distinct x and y of the centres. */
export function layoutOf(board: Topology): BoardLayout {
  const plans = board.plan.cells
  const across = distinct(plans.map((cell) => cell.centre[0]))
  const down = distinct(plans.map((cell) => cell.centre[1]))
  const xs = plans.flatMap((cell) => cell.outline.map(([x]) => x))
  const ys = plans.flatMap((cell) => cell.outline.map(([, y]) => y))
  return {
    // A rim that a shape leaves for its labels it has on both sides.
    width: Math.max(...xs) + Math.min(...xs),
    height: Math.max(...ys) + Math.min(...ys),
    labels: board.plan.labels,
    ...(board.plan.twins && { twinBelow: plans[board.twinOf(0)].centre[1] - plans[0].centre[1] }),
    ...(board.plan.ground && { ground: board.plan.ground }),
    cells: plans.map((cell) => ({
      name: cell.name,
      x: cell.centre[0],
      y: cell.centre[1],
      outline: cell.outline,
      tone: cell.tone,
      column: cell.place?.[0] ?? across.indexOf(cell.centre[0]),
      row: cell.place?.[1] ?? down.indexOf(cell.centre[1]),
    })),
  }
}

function distinct(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b)
}
