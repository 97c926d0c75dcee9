import { type BoardPlan, type CellPlan, type Step, Topology } from './topology.ts'

const headings = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const
const files = 'abcdefghijklmnopqrstuvwxyz'
const deltas: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
]

/** A rectangle of square cells, a1 at the first seat's left hand; north is away from the first seat. */
export const square = (width: number, height: number): Topology => grid(width, height, () => true)

/** As a rectangle, but only the cells that are there; nobody steps where there is none. */
export function grid(width: number, height: number, isThere: (file: number, rank: number) => boolean): Topology {
  if (width < 1 || width > files.length || height < 1) throw new RangeError(`no board of ${width} × ${height}`)
  const cells: CellPlan[] = []
  for (let rank = 0; rank < height; rank++) {
    for (let file = 0; file < width; file++) if (isThere(file, rank)) cells.push(cellPlan(file, rank, height))
  }
  const numbers = new Map(cells.map(({ coordinates }, cell) => [coordinates.join(), cell]))
  const step = (cell: number, heading: number): readonly Step[] => {
    const [dx, dy] = deltas[heading]
    const [file, rank] = cells[cell].coordinates
    const next = numbers.get(`${file + dx},${rank + dy}`)
    return next === undefined ? [] : [{ cell: next, heading }]
  }
  const plan: BoardPlan = {
    cells,
    headings,
    sets: { straight: [0, 2, 4, 6], diagonal: [1, 3, 5, 7], every: [0, 1, 2, 3, 4, 5, 6, 7] },
    opposite: [4, 5, 6, 7, 0, 1, 2, 3],
    facings: { n: turned(0), e: turned(2), s: turned(4), w: turned(6) },
    sideways: (heading) => [(heading + 2) % 8, (heading + 6) % 8],
    step,
    labels: [
      ...Array.from({ length: width }, (_, file) => ({
        text: files[file],
        x: file + 0.5,
        y: height,
        edge: 'file' as const,
      })),
      ...Array.from({ length: height }, (_, rank) => ({
        text: `${rank + 1}`,
        x: 0,
        y: height - rank - 0.5,
        edge: 'rank' as const,
      })),
    ],
  }
  return new Topology(plan)
}

/** What a seat means by each heading when it sits that many eighths of a circle further round. */
const turned = (eighths: number): readonly number[] => headings.map((_, heading) => (heading + eighths) % 8)

function cellPlan(file: number, rank: number, height: number): CellPlan {
  const top = height - 1 - rank
  return {
    name: `${files[file]}${rank + 1}`,
    coordinates: [file, rank],
    centre: [file + 0.5, top + 0.5],
    outline: [
      [file, top],
      [file + 1, top],
      [file + 1, top + 1],
      [file, top + 1],
    ],
    tone: (file + rank) % 2,
  }
}
