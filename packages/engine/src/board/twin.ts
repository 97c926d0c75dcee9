import { type CellPlan, type LabelPlan, Topology } from './topology.ts'

/** Between the two boards in the drawing. */
const gap = 0.7

/**
 * Two boards of one shape, one above the other in the drawing, and no step from one to the other; the cells that lie at
 * the same place are twins. Those of the second are named with its letter before: `e4` and `Be4`.
 */
export function twin(one: Topology): Topology {
  const { plan, size } = one
  const height = Math.max(...plan.cells.flatMap(({ outline }) => outline.map(([, y]) => y)))
  const rows = Math.max(...plan.cells.map(({ centre }) => Math.floor(centre[1]))) + 1
  // The first board stands above: men stand on it at the start, and a small screen shows no more than one at a time.
  const lowered = height + gap
  const first = plan.cells.map(
    (cell): CellPlan => ({ ...cell, shortName: cell.name, coordinates: [...cell.coordinates, 0] }),
  )
  const second = plan.cells.map(
    (cell): CellPlan => ({
      ...lower(cell),
      name: `${secondLetter}${cell.name}`,
      shortName: cell.name,
      coordinates: [...cell.coordinates, 1],
    }),
  )
  return new Topology({
    ...plan,
    shape: 'twins',
    cells: [...first, ...second],
    step: (cell, heading) =>
      cell < size
        ? plan.step(cell, heading)
        : plan.step(cell - size, heading).map((step) => ({ ...step, cell: step.cell + size })),
    twins: [...Array(2 * size).keys()].map((cell) => (cell + size) % (2 * size)),
    sheets: [
      ...one.sheets,
      ...one.sheets.map((sheet) =>
        sheet.map(({ name, cells }) => ({ name: `${secondLetter}${name}`, cells: cells.map((cell) => cell + size) })),
      ),
    ],
    labels: [
      // One row of files serves both, below the second; the ranks of the second say that they are.
      ...plan.labels.map((label) => (label.edge === 'file' ? { ...label, y: label.y + lowered } : label)),
      ...plan.labels.flatMap((label): LabelPlan[] =>
        label.edge === 'file' ? [] : [{ ...label, text: `${secondLetter}${label.text}`, y: label.y + lowered }],
      ),
    ],
  })

  function lower(cell: CellPlan): CellPlan {
    const [x, y] = cell.centre
    return {
      ...cell,
      centre: [x, y + lowered],
      outline: cell.outline.map(([cornerX, cornerY]) => [cornerX, cornerY + lowered] as const),
      ...(cell.place && { place: [cell.place[0], cell.place[1] + rows] as const }),
    }
  }
}

const secondLetter = 'B'
