import { type BoardPlan, type CellPlan, type Step, Topology } from './topology.ts'

/** Inwards, then round by eighths the way the hand of a clock goes. */
const headings = ['in', 'in-cw', 'cw', 'out-cw', 'out', 'out-ccw', 'ccw', 'in-ccw'] as const
/** Files on and rings in. */
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
const files = 'abcdefghijklmnopqrstuvwxyz'
/** From the middle to the innermost ring, where there are so many files that cells are about as broad as deep. */
const hole = (width: number): number => Math.max(1, width / (2 * Math.PI) - 0.4)
/** A curved side is drawn as so many straight ones. */
const chords = 4

/**
 * Rings round an empty middle, ring 1 the outermost, as many files round as `width`; lines along a ring come round to
 * where they began. Files are lettered the way of the clock, so that the first half begins below.
 */
export function ring(width: number, rings: number): Topology {
  if (width < 3 || width > files.length || rings < 1) throw new RangeError(`no board of ${rings} rings of ${width}`)
  const all = [...Array(width).keys()]
  const step = (cell: number, heading: number): readonly Step[] => {
    const [along, inwards] = deltas[heading]
    const file = ((cell % width) + along + width) % width
    const number = Math.floor(cell / width) + inwards
    return number < 0 || number >= rings ? [] : [{ cell: number * width + file, heading }]
  }
  const plan: BoardPlan = {
    shape: 'ring',
    cells: [...Array(rings).keys()].flatMap((number) => all.map((file) => cellPlan(file, number, width, rings))),
    headings,
    sets: { straight: [0, 2, 4, 6], diagonal: [1, 3, 5, 7], every: [0, 1, 2, 3, 4, 5, 6, 7] },
    opposite: [4, 5, 6, 7, 0, 1, 2, 3],
    // Round a ring nobody sits opposite: all seats mean the same by the same name.
    facings: { in: [0, 1, 2, 3, 4, 5, 6, 7] },
    sideways: (heading) => [(heading + 2) % 8, (heading + 6) % 8],
    step,
    labels: all.map((file) => {
      const [x, y] = point(file + 0.5, outer(width, rings) + 0.3, width, rings)
      return { text: files[file], x, y, edge: 'within' as const }
    }),
  }
  return new Topology(plan)
}

/** Room round the outermost ring for the letters of the files. */
const rim = 0.55

const outer = (width: number, rings: number): number => hole(width) + rings

/** The point so many files round and so far from the middle. The fifth file of sixteen ends at the bottom. */
function point(along: number, away: number, width: number, rings: number): readonly [number, number] {
  const middle = outer(width, rings) + rim
  const angle = (2 * Math.PI * (along - width / 4)) / width + Math.PI / 2
  return [middle + away * Math.cos(angle), middle + away * Math.sin(angle)]
}

function cellPlan(file: number, number: number, width: number, rings: number): CellPlan {
  const far = outer(width, rings) - number
  const arc = [...Array(chords + 1).keys()].map((chord) => file + chord / chords)
  return {
    name: `${files[file]}${number + 1}`,
    coordinates: [file, number],
    centre: point(file + 0.5, far - 0.5, width, rings),
    outline: [
      ...arc.map((along) => point(along, far, width, rings)),
      ...arc.reverse().map((along) => point(along, far - 1, width, rings)),
    ],
    tone: (file + number) % 2,
    place: [file, number],
  }
}
