import { type BoardPlan, type CellPlan, type LabelPlan, type Step, Topology } from './topology.ts'

type Vector = readonly [file: number, rank: number, level: number]

const files = 'abcdefghijklmnopqrstuvwxyz'
const levels = files.toUpperCase()
/** Between two levels in the drawing, and round them all. */
const gap = 0.55

/** East, north and up are the way files, ranks and levels count; 26 headings, named by their letters: `n`, `ne`, `neu`. */
const deltas: readonly Vector[] = [0, 1, -1]
  .flatMap((level) => [0, 1, -1].flatMap((rank) => [0, 1, -1].map((file): Vector => [file, rank, level])))
  .filter((delta) => sides(delta) > 0)

/**
 * A cube of cells, levels A, B, … upwards, each a board seen from above with a1 at the first seat's left hand. A cell is
 * named by level, file and rank: `Ac1`. Straight is through a side, diagonal through an edge, corner through a corner.
 */
export function cube(size: number): Topology {
  if (size < 1 || size > 10) throw new RangeError(`no cube of ${size}`)
  const all = [...Array(size).keys()]
  const at = all.flatMap((level) => all.flatMap((rank) => all.map((file): Vector => [file, rank, level])))
  const cellOf = ([file, rank, level]: Vector): number => file + size * (rank + size * level)
  const step = (cell: number, heading: number): readonly Step[] => {
    const [file, rank, level] = at[cell]
    const [dx, dy, dz] = deltas[heading]
    const next: Vector = [file + dx, rank + dy, level + dz]
    return next.every((one) => one >= 0 && one < size) ? [{ cell: cellOf(next), heading }] : []
  }
  const opposite = deltas.map(([file, rank, level]) => numberOf([-file, -rank, -level]))
  const down = [...all].reverse()
  const plan: BoardPlan = {
    shape: 'levels',
    cells: at.map((vector) => cellPlan(vector, size)),
    headings: deltas.map(nameOf),
    sets: {
      straight: through(1),
      diagonal: through(2),
      corner: through(3),
      every: deltas.map((_, heading) => heading),
    },
    opposite,
    // Whoever sits opposite begins at the top and looks down.
    facings: { n: deltas.map((_, heading) => heading), s: opposite },
    sideways: (heading) => through(1).filter((aside) => aside !== heading && aside !== opposite[heading]),
    step,
    sheets: down.map((level) =>
      down.map((rank) => ({
        name: `${levels[level]}${rank + 1}`,
        cells: all.map((file) => cellOf([file, rank, level])),
      })),
    ),
    labels: all.flatMap((level) => labelsOf(level, size)),
  }
  return new Topology(plan)
}

/** How many sides of a cell one goes through at once. */
function sides(delta: Vector): number {
  return delta.filter((one) => one !== 0).length
}

const through = (count: number): readonly number[] =>
  deltas.flatMap((delta, heading) => (sides(delta) === count ? [heading] : []))

const numberOf = (wanted: Vector): number =>
  deltas.findIndex((delta) => delta.every((one, axis) => one === wanted[axis]))

function nameOf([file, rank, level]: Vector): string {
  return `${['', 'n', 's'].at(rank)}${['', 'e', 'w'].at(file)}${['', 'u', 'd'].at(level)}`
}

/** The upper left corner of a level in the drawing: two to a row, the lowest below at the left, the highest alone. */
function cornerOf(level: number, size: number): readonly [number, number] {
  const rows = Math.ceil(size / 2)
  const isAlone = level === size - 1 && size % 2 === 1
  const column = isAlone ? 0.5 : level % 2
  return [gap + column * (size + gap), gap + (rows - 1 - Math.floor(level / 2)) * (size + gap)]
}

function cellPlan([file, rank, level]: Vector, size: number): CellPlan {
  const [left, top] = cornerOf(level, size)
  const x = left + file
  const y = top + size - 1 - rank
  return {
    name: `${levels[level]}${files[file]}${rank + 1}`,
    coordinates: [file, rank, level],
    centre: [x + 0.5, y + 0.5],
    outline: [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ],
    tone: (file + rank + level) % 2,
    // Rows go through the levels that stand side by side.
    place: [Math.round(2 * x), Math.round(2 * y)],
  }
}

/** The level's letter above it; files below, ranks at the left. */
function labelsOf(level: number, size: number): readonly LabelPlan[] {
  const [left, top] = cornerOf(level, size)
  const each = [...Array(size).keys()]
  const within = (text: string, x: number, y: number): LabelPlan => ({ text, x, y, edge: 'within' })
  return [
    within(levels[level], left + size / 2, top - gap / 2),
    ...(level < 2 ? each.map((file) => within(files[file], left + file + 0.5, top + size + gap / 2)) : []),
    ...(level % 2 === 0 ? each.map((rank) => within(`${rank + 1}`, left - gap / 2, top + size - rank - 0.5)) : []),
  ]
}
