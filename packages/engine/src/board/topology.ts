import { Rays } from './rays.ts'

/** A cell by its number, 0 to size − 1. */
export type Cell = number

/** No cell: what lies beyond the edge. */
export const OFF = -1

/** A heading by its number; what it looks like is the shape's business. */
export type Heading = number

/** Where a step leads. The heading may turn on the way (rings, cubes' seams, three-way boards). */
export interface Step {
  readonly cell: Cell
  readonly heading: Heading
}

/**
 * Names for families of headings, the same on every shape: through the sides of cells, through their corners (the edges
 * of a solid), through the corners of solids, and all of them. A shape has those it needs.
 */
export type HeadingSet = 'straight' | 'diagonal' | 'corner' | 'every'

/** Cells that position text tells together. */
export interface RowPlan {
  /** What complaints call it. */
  readonly name: string
  readonly cells: readonly Cell[]
}

/** One cell of a shape before it is compiled. */
export interface CellPlan {
  readonly name: string
  /** Whole-number coordinates; what they count (file, rank, level, ring) is the shape's business. */
  readonly coordinates: readonly number[]
  /** Centre and corners in board units, seen from the first seat, y downwards. */
  readonly centre: readonly [number, number]
  readonly outline: readonly (readonly [number, number])[]
  /** Colour class. */
  readonly tone: number
  /** Column and row for a cursor, rows from the top; where nothing is said, those of the centre. */
  readonly place?: readonly [number, number]
  /** What it may be called where only one of the cells so called can be meant. */
  readonly shortName?: string
}

/** What sort of board it is, for those who choose one. */
export type BoardShape = 'squares' | 'points' | 'hexes' | 'ring' | 'levels' | 'cross' | 'twins'

/** What a shape hands over: its cells, its headings and how one steps. Everything else is derived. */
export interface BoardPlan {
  /** Squares in a rectangle where nothing is said. */
  readonly shape?: BoardShape
  readonly cells: readonly CellPlan[]
  readonly headings: readonly string[]
  readonly sets: Readonly<Partial<Record<HeadingSet, readonly Heading[]>>>
  /** Number of the heading that undoes each heading. */
  readonly opposite: readonly Heading[]
  /** By the heading a seat faces: for every heading, the one that seat means by its name. */
  readonly facings: Readonly<Record<string, readonly Heading[]>>
  /** The straight headings that lead off sideways from a straight one: where a knight turns. */
  sideways(heading: Heading): readonly Heading[]
  /** No step off the board; more than one where a line branches. */
  step(cell: Cell, heading: Heading): readonly Step[]
  /** Coordinates; those at an edge stand beside the whole board, those `within` it just there. */
  readonly labels: readonly LabelPlan[]
  /** Rows of position text, sheet by sheet; where nothing is said, one sheet, the second coordinate from high to low. */
  readonly sheets?: readonly (readonly RowPlan[])[]
  /** By cell, the one that answers to it on the other of two boards. */
  readonly twins?: readonly Cell[]
  /** What is drawn in place of a chequer. */
  readonly ground?: GroundPlan
}

/** A board without a chequer: one tone, and lines on it. Places in board units, as those of cells. */
export interface GroundPlan {
  /** Strokes from point to point. */
  readonly lines: readonly (readonly [number, number])[][]
  /** Points to count by. */
  readonly dots: readonly (readonly [number, number])[]
}

export interface LabelPlan {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly edge: 'file' | 'rank' | 'within'
}

/**
 * A board as a graph, compiled once: no rule computes a neighbour by arithmetic, so hexes, cubes, rings,
 * crosses and twin boards are the same to it as a square board.
 */
export class Topology {
  readonly size: number
  readonly names: readonly string[]
  readonly headings: readonly string[]
  /** Rows of position text, sheet by sheet. */
  readonly sheets: readonly (readonly RowPlan[])[]
  readonly #numbers: ReadonlyMap<string, Cell>
  readonly #byCoordinates: ReadonlyMap<string, Cell>
  readonly #rays = new Map<string, Rays>()
  readonly #near = new Map<HeadingSet, Uint8Array>()
  #corner: Int16Array | undefined

  constructor(readonly plan: BoardPlan) {
    if (plan.cells.length > 1024) throw new RangeError('a packed move has room for 1,024 cells')
    this.size = plan.cells.length
    this.names = plan.cells.map((cell) => cell.name)
    this.headings = plan.headings
    this.sheets = plan.sheets ?? [rowsOf(plan.cells)]
    this.#numbers = new Map(this.names.map((name, cell) => [name, cell]))
    this.#byCoordinates = new Map(plan.cells.map((cell, number) => [cell.coordinates.join(), number]))
  }

  /** The cell of that name, or OFF. */
  cellOf(name: string): Cell {
    return this.#numbers.get(name) ?? OFF
  }

  /** The cell at those coordinates, or OFF. */
  cellAt(...coordinates: readonly number[]): Cell {
    return this.#byCoordinates.get(coordinates.join()) ?? OFF
  }

  coordinatesOf(cell: Cell): readonly number[] {
    return this.plan.cells[cell].coordinates
  }

  headingOf(name: string): Heading {
    const heading = this.headings.indexOf(name)
    if (heading < 0) throw new RangeError(`no heading ${name} on this board`)
    return heading
  }

  step(cell: Cell, heading: Heading): readonly Step[] {
    return this.plan.step(cell, heading)
  }

  /** The first cell reached, or OFF: for rules that do not care about branches. */
  next(cell: Cell, heading: Heading): Cell {
    return this.plan.step(cell, heading)[0]?.cell ?? OFF
  }

  /** Whether the text names the cell, by its full name or by a short one. */
  isCalled(cell: Cell, name: string): boolean {
    return this.names[cell] === name || this.plan.cells[cell].shortName === name
  }

  /** The cell that answers to it on the other board, or OFF where there is but one. */
  twinOf(cell: Cell): Cell {
    return this.plan.twins?.[cell] ?? OFF
  }

  opposite(heading: Heading): Heading {
    return this.plan.opposite[heading]
  }

  headingsIn(set: HeadingSet): readonly Heading[] {
    const headings = this.plan.sets[set]
    if (headings === undefined) throw new RangeError(`no ${set} headings on this board`)
    return headings
  }

  /** The headings a seat that faces there means by those names; throws on a name or a facing the board lacks. */
  headingsSeen(facing: string, names: readonly string[]): readonly Heading[] {
    const turned = this.plan.facings[facing]
    if (turned === undefined) throw new RangeError(`nobody faces ${facing} on this board`)
    return names.map((name) => turned[this.headingOf(name)])
  }

  /** The lines along a set of headings, compiled and kept. */
  rays(set: HeadingSet): Rays {
    return this.raysAlong(this.headingsIn(set))
  }

  /** The same along any headings. */
  raysAlong(headings: readonly Heading[]): Rays {
    const key = headings.join()
    let rays = this.#rays.get(key)
    if (rays === undefined) {
      rays = new Rays(this, headings)
      this.#rays.set(key, rays)
    }
    return rays
  }

  /** `near(set)[a · size + b]` is 1 where b is one step from a along one of those headings. */
  near(set: HeadingSet): Uint8Array {
    let near = this.#near.get(set)
    if (near === undefined) {
      near = this.#compileNear(set)
      this.#near.set(set, near)
    }
    return near
  }

  /**
   * `corner[a · size + b]` is the cell with a's first coordinate and b's second, OFF where a and b share either
   * (the rectangle is flat) or there is no such cell.
   */
  get corner(): Int16Array {
    this.#corner ??= this.#compileCorners()
    return this.#corner
  }

  #compileNear(set: HeadingSet): Uint8Array {
    const near = new Uint8Array(this.size * this.size)
    for (let cell = 0; cell < this.size; cell++) {
      for (const heading of this.headingsIn(set)) {
        for (const step of this.step(cell, heading)) near[cell * this.size + step.cell] = 1
      }
    }
    return near
  }

  #compileCorners(): Int16Array {
    const corner = new Int16Array(this.size * this.size).fill(OFF)
    for (let a = 0; a < this.size; a++) {
      for (let b = 0; b < this.size; b++) {
        const [file, rank, ...rest] = this.coordinatesOf(a)
        const [otherFile, otherRank, ...otherRest] = this.coordinatesOf(b)
        if (file === otherFile || rank === otherRank || rest.join() !== otherRest.join()) continue
        corner[a * this.size + b] = this.cellAt(file, otherRank, ...rest)
      }
    }
    return corner
  }
}

/** The cells by their second coordinate, highest first. */
function rowsOf(cells: readonly CellPlan[]): RowPlan[] {
  const byRank = new Map<number, Cell[]>()
  for (const [cell, { coordinates }] of cells.entries()) {
    const rank = coordinates[1] ?? 0
    byRank.set(rank, [...(byRank.get(rank) ?? []), cell])
  }
  return [...byRank].sort(([a], [b]) => b - a).map(([rank, row]) => ({ name: `${rank + 1}`, cells: row }))
}
