import type { Cell } from '../board/topology.ts'
import type { Game } from '../game/index.ts'
import { startPosition } from '../notation/position-text.ts'
import { type Man, NEUTRAL_TAG } from '../position/man.ts'
import { fromOf, toOf } from '../position/move.ts'
import { openPuzzle } from './open.ts'
import type { Puzzle } from './puzzle.ts'

/** Two boards with the same first step are one puzzle when no more cells than these differ. */
const DIFFERING = 12

/** A board seen otherwise: where each cell goes, and whether the sides change places. */
interface View {
  readonly to: readonly Cell[]
  readonly swaps: boolean
}

interface Sight {
  readonly men: readonly Man[]
  /** From and to of the first step. */
  readonly key: string
}

/**
 * Tells puzzles that are nearly the same, also when one is the mirror image of the other, or its board turned with the
 * sides exchanged. Images are compared only where the array of the game has the same image, for then its rules have.
 */
export class Alike {
  readonly #views: readonly View[]
  readonly #known = new Map<string, Sight[]>()

  constructor(private readonly game: Game) {
    this.#views = viewsOf(game)
  }

  /** Whether it is like one that was kept before; keeps it if it is not. */
  isKnown(puzzle: Pick<Puzzle, 'position' | 'led' | 'line'>): boolean {
    const opened = openPuzzle(this.game, puzzle)
    if (opened === undefined) return true
    const { p, moves } = opened
    const sights = this.#views.map(({ to, swaps }): Sight => {
      const men: Man[] = []
      for (let cell = 0; cell < p.size; cell++) men[to[cell]] = swaps ? exchanged(p.cells[cell]) : p.cells[cell]
      return { men, key: `${to[fromOf(moves[0])]} ${to[toOf(moves[0])]}` }
    })
    if (sights.some(({ key, men }) => this.#known.get(key)?.some((known) => isNear(known.men, men)))) return true
    const [{ key }] = sights
    this.#known.set(key, [...(this.#known.get(key) ?? []), sights[0]])
    return false
  }
}

/** The board as it is, and the ways of looking at it that leave the array as it is. */
function viewsOf(game: Game): readonly View[] {
  const { board } = game
  const start = startPosition(game)
  const cells = Array.from({ length: board.size }, (_, cell) => cell)
  const across = imageOf(game, (row) => row.toReversed(), false)
  const upside = imageOf(game, (row) => row, true)
  const both = across && upside && cells.map((cell) => upside[across[cell]])
  const views = [
    { to: cells, swaps: false },
    { to: across, swaps: false },
    { to: upside, swaps: true },
    { to: both, swaps: true },
  ]
  return views.flatMap(({ to, swaps }) => {
    const holds = to?.every(
      (goal, cell) => start.cells[goal] === (swaps ? exchanged(start.cells[cell]) : start.cells[cell]),
    )
    return to && holds ? [{ to, swaps }] : []
  })
}

/** Where cells go when rows, or their order, are turned round; undefined where the sheets do not allow it. */
function imageOf(
  game: Game,
  turned: (row: readonly Cell[]) => readonly Cell[],
  isUpsideDown: boolean,
): Cell[] | undefined {
  const to: Cell[] = []
  for (const rows of game.board.sheets) {
    for (const [index, { cells }] of rows.entries()) {
      const goal = turned(rows[isUpsideDown ? rows.length - 1 - index : index].cells)
      if (goal.length !== cells.length) return undefined
      for (const [place, cell] of cells.entries()) to[cell] = goal[place]
    }
  }
  return to
}

const exchanged = (man: Man): Man => (man === 0 || (man & 15) === NEUTRAL_TAG ? man : man ^ 3)

const isNear = (a: readonly Man[], b: readonly Man[]): boolean => {
  let differing = 0
  for (let cell = 0; cell < a.length; cell++) if (a[cell] !== b[cell] && ++differing > DIFFERING) return false
  return true
}
