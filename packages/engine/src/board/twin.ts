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
  // The first board stands below, next to the first seat.
  const lowered = height + gap
  const first = plan.cells.map((cell): CellPlan => ({ ...moved(cell, lowered), shortName: cell.name }))
  const second = plan.cells.map(
    (cell): CellPlan => ({
      ...cell,
      name: `${secondLetter}${cell.name}`,
      shortName: cell.name,
      coordinates: [...cell.coordinates, 1],
    }),
  )
  const labelled = (labels: readonly LabelPlan[], down: number): LabelPlan[] =>
    labels.map((label) => ({ ...label, y: label.y + down }))
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
      ...labelled(plan.labels, lowered),
      // One row of files serves both; the ranks of the second say that they are.
      ...plan.labels.flatMap((label) =>
        label.edge === 'file' ? [] : [{ ...label, text: `${secondLetter}${label.text}` }],
      ),
    ],
  })

  function moved(cell: CellPlan, down: number): CellPlan {
    const [x, y] = cell.centre
    return {
      ...cell,
      coordinates: [...cell.coordinates, 0],
      centre: [x, y + down],
      outline: cell.outline.map(([cornerX, cornerY]) => [cornerX, cornerY + down] as const),
      ...(cell.place && { place: [cell.place[0], cell.place[1] + rows] as const }),
    }
  }
}

const secondLetter = 'B'
