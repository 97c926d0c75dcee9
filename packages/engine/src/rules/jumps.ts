import type { Cell, Heading, Setting, Topology } from './kinds.ts'

/** A jump as the headings of the steps it is made of. */
export type Word = readonly Heading[]

/** Most cells a lame man may be held up on. */
const MOST_LEGS = 2

/**
 * All jumps from all cells: those of a cell are numbers `of[cell]` up to `of[cell + 1]`. Where men are lame, `legs`
 * holds for each jump the cells that must be empty, two places each, −1 for none.
 */
export interface Jumps {
  readonly of: Int32Array
  readonly to: Int16Array
  readonly legs: Int16Array
  /** `between[from · size + to]` is the jump from one cell to the other, or −1. */
  readonly between: Int32Array
}

/** The jumps of those words, held up on the way where they are lame. A word that leads off the board or back is no jump; two that end on one cell are one. */
export function compileJumps(
  board: Topology,
  words: readonly Word[],
  isLame: (from: Cell, to: Cell) => boolean,
): Jumps {
  const of: number[] = []
  const to: number[] = []
  const legs: number[] = []
  const between = new Int32Array(board.size * board.size).fill(-1)
  for (let cell = 0; cell < board.size; cell++) {
    of.push(to.length)
    for (const word of words) {
      for (const path of pathsOf(board, cell, word)) {
        const end = path[path.length - 1]
        if (end === cell || between[cell * board.size + end] >= 0) continue
        between[cell * board.size + end] = to.length
        to.push(end)
        const held = isLame(cell, end) ? path.slice(0, -1) : []
        if (held.length > MOST_LEGS) throw new RangeError('a lame man is held up on two cells at most')
        legs.push(held[0] ?? -1, held[1] ?? -1)
      }
    }
  }
  of.push(to.length)
  return { of: Int32Array.from(of), to: Int16Array.from(to), legs: Int16Array.from(legs), between }
}

/** `along` straight steps and `across` steps sideways, in either order, so that a hole in the board hides no jump. */
export function wordsOfLeap(board: Topology, along: number, across: number): Word[] {
  return board.headingsIn('straight').flatMap((ahead) =>
    across === 0
      ? [Array<Heading>(along).fill(ahead)]
      : board.plan.sideways(ahead).flatMap((aside) => {
          const first = Array<Heading>(along).fill(ahead)
          const second = Array<Heading>(across).fill(aside)
          return [
            [...first, ...second],
            [...second, ...first],
          ]
        }),
  )
}

/** The words a seat means by the names it gives to headings: `n ne` is a step ahead and one aslant. */
export const wordsSeen = (s: Setting, tag: number, words: readonly string[]): Word[] => {
  const { faces } = s.seats[tag - 1] ?? s.seats[0]
  return words.map((word) => s.board.headingsSeen(faces, word.split(' ')))
}

function pathsOf(board: Topology, from: Cell, [heading, ...rest]: Word): Cell[][] {
  return board.step(from, heading).flatMap((step) => {
    if (rest.length === 0) return [[step.cell]]
    // Where the board turns a heading, the rest of the word turns with it only on its own straight line.
    const onward = rest.map((next) => (next === heading ? step.heading : next))
    return pathsOf(board, step.cell, onward).map((path) => [step.cell, ...path])
  })
}
