import { type Cell, type GroundPlan, Topology } from './topology.ts'

type Point = readonly [number, number]

export interface PointsPlan {
  /** Ranks, counted from one, with a river after them: only the two edges cross it. */
  readonly river?: number
  /** Blocks of points whose corners are joined across, each by two opposite corners. */
  readonly palaces?: readonly (readonly [string, string])[]
  /** Which points, by file and rank counted from one, have a sign to count by: where guns and foot soldiers begin. */
  readonly isStation?: (file: number, rank: number) => boolean
}

/** The same board with its men on the crossings of lines, and not on squares between them. */
export function points(board: Topology, { river, palaces = [], isStation = () => false }: PointsPlan): Topology {
  const { cells } = board.plan
  const files = cells.map(({ coordinates: [file] }) => file)
  const isAtEdge = (cell: Cell) => files[cell] === Math.min(...files) || files[cell] === Math.max(...files)
  const isJoined = (cell: Cell, next: Cell) =>
    next >= 0 && (board.coordinatesOf(cell)[1] + 1 !== river || isAtEdge(cell) || files[cell] !== files[next])

  const lines: Point[][] = []
  for (const heading of ['n', 'e'].map((name) => board.headingOf(name))) {
    const back = board.opposite(heading)
    for (let cell = 0; cell < board.size; cell++) {
      const before = board.next(cell, back)
      if (before >= 0 && isJoined(before, cell)) continue
      let end = cell
      while (isJoined(end, board.next(end, heading))) end = board.next(end, heading)
      if (end !== cell) lines.push([cells[cell].centre, cells[end].centre])
    }
  }
  const at = (name: string) => cells[board.cellOf(name)].centre
  for (const [one, other] of palaces) {
    const [left, top] = at(one)
    const [right, bottom] = at(other)
    lines.push(
      [at(one), at(other)],
      [
        [left, bottom],
        [right, top],
      ],
    )
  }
  for (const { coordinates, centre } of cells)
    if (isStation(coordinates[0] + 1, coordinates[1] + 1)) lines.push(...anglesAbout(centre, cells))
  const { plan } = withGround(board, { lines, dots: [] })
  return new Topology({ ...plan, shape: 'points' })
}

/** Four small angles about a point, two at an edge. */
function anglesAbout([x, y]: Point, cells: readonly { readonly centre: Point }[]): Point[][] {
  const xs = cells.map(({ centre }) => centre[0])
  const sides = [-1, 1].filter((side) => xs.includes(x + side))
  return sides.flatMap((side) =>
    [-1, 1].map((up): Point[] => [
      [x + side * 0.09, y + up * 0.26],
      [x + side * 0.09, y + up * 0.09],
      [x + side * 0.26, y + up * 0.09],
    ]),
  )
}

/**
 * The same rectangle in one tone with lines between its squares, and dots where lines cross that many squares from its
 * left and its lower edge.
 */
export function ruled(board: Topology, dots: readonly Point[] = []): Topology {
  const corners = board.plan.cells.flatMap(({ outline }) => outline)
  const xs = [...new Set(corners.map(([x]) => x))]
  const ys = [...new Set(corners.map(([, y]) => y))]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return withGround(board, {
    lines: [
      ...xs.map((x): Point[] => [
        [x, top],
        [x, bottom],
      ]),
      ...ys.map((y): Point[] => [
        [left, y],
        [right, y],
      ]),
    ],
    dots: dots.map(([x, y]) => [left + x, bottom - y]),
  })
}

const withGround = (board: Topology, ground: GroundPlan): Topology =>
  new Topology({ ...board.plan, cells: board.plan.cells.map((cell) => ({ ...cell, tone: 0 })), ground })
