import { type BoardPlan, type CellPlan, type Step, Topology } from './topology.ts'

/** Clockwise from north by twelfths of a circle: through sides and through corners in turn. */
const headings = ['n', 'nne', 'ne', 'e', 'se', 'sse', 's', 'ssw', 'sw', 'w', 'nw', 'nnw'] as const
/** Columns to the right and half cells up. */
const deltas: readonly (readonly [number, number])[] = [
  [0, 2],
  [1, 3],
  [1, 1],
  [2, 0],
  [1, -1],
  [1, -3],
  [0, -2],
  [-1, -3],
  [-1, -1],
  [-2, 0],
  [-1, 1],
  [-1, 3],
]
/** Gliński's letters: the j is left out. */
const files = 'abcdefghiklmnopqrstuvwxyz'
/** Room above and below for letters and numbers. */
const rim = 0.4
/** From the middle of a cell to its corner, when cells are one unit high. */
const radius = 1 / Math.sqrt(3)

/**
 * A hexagon of hexagonal cells with so many to a side, one corner towards the first seat; cells have sides above and
 * below. Ranks are counted from the lower edge on every file, so that they bend at the middle.
 */
export function hexagon(side: number): Topology {
  const width = 2 * side - 1
  if (side < 1 || width > files.length) throw new RangeError(`no hexagon of ${side} to a side`)
  const at: Cell[] = []
  for (let rank = 0; rank < width; rank++) {
    for (let file = 0; file < width; file++) {
      const across = file - side + 1
      if (rank < width - Math.abs(across)) at.push({ file, rank, across, up: Math.abs(across) + 2 * rank })
    }
  }
  const numbers = new Map(at.map(({ across, up }, cell) => [`${across} ${up}`, cell]))
  const step = (cell: number, heading: number): readonly Step[] => {
    const [dx, dy] = deltas[heading]
    const next = numbers.get(`${at[cell].across + dx} ${at[cell].up + dy}`)
    return next === undefined ? [] : [{ cell: next, heading }]
  }
  const plan: BoardPlan = {
    shape: 'hexes',
    cells: at.map((cell) => cellPlan(cell, side)),
    headings,
    sets: { straight: headingsFrom(0, 2), diagonal: headingsFrom(1, 2), every: headingsFrom(0, 1) },
    opposite: turned(6),
    facings: { n: turned(0), ne: turned(2), se: turned(4), s: turned(6), sw: turned(8), nw: turned(10) },
    sideways: (heading) => [(heading + 2) % 12, (heading + 10) % 12],
    step,
    labels: at.filter(({ rank }) => rank === 0).flatMap(({ file, across }) => labelsOf(file, across, side)),
  }
  return new Topology(plan)
}

interface Cell {
  readonly file: number
  readonly rank: number
  /** Columns from the middle file. */
  readonly across: number
  /** Half cells above the lowest cell of the board. */
  readonly up: number
}

/** What a seat means by each heading when it sits that many twelfths of a circle further round. */
const turned = (twelfths: number): readonly number[] => headings.map((_, heading) => (heading + twelfths) % 12)

const headingsFrom = (first: number, by: number): readonly number[] =>
  headings.flatMap((_, heading) => (heading % by === first % by ? [heading] : []))

/** Where the middle of a file is, from the left edge of the board. */
const middleOf = (file: number): number => radius * (1 + 1.5 * file)

function cellPlan({ file, rank, up }: Cell, side: number): CellPlan {
  const x = middleOf(file)
  const y = rim + 2 * side - 1 - (up + 1) / 2
  const corner = (right: number, down: number): readonly [number, number] => [x + right * radius, y + down / 2]
  return {
    name: `${files[file]}${rank + 1}`,
    coordinates: [file, rank],
    centre: [x, y],
    outline: [corner(-0.5, -1), corner(0.5, -1), corner(1, 0), corner(0.5, 1), corner(-0.5, 1), corner(-1, 0)],
    // Bishops keep to one of three tones; the middle of the board has the one between dark and light.
    tone: [2, 0, 1][(up + side - 1) % 3],
    place: [file, 4 * (side - 1) - up],
  }
}

/** A file's letter below it, and its last rank above it, for ranks bend. */
function labelsOf(file: number, across: number, side: number): BoardPlan['labels'] {
  const x = middleOf(file)
  const length = 2 * side - 1 - Math.abs(across)
  const below = rim + 2 * side - 1 - Math.abs(across) / 2
  return [
    { text: files[file], x, y: below + 0.22, edge: 'within' },
    { text: `${length}`, x, y: below - length - 0.18, edge: 'within' },
  ]
}
