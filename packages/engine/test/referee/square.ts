/** A direction, or a leap, as files to the right and ranks up. */
export type Step = readonly [right: number, up: number]

/** The squares of a rectangular board, a1 at White's left hand, and how they lie to each other. */
export type Grid = {
  readonly files: readonly string[]
  readonly ranks: readonly string[]
  readonly squares: readonly string[]
  /** The square one step on, or undefined beyond the edge of the board. */
  readonly next: (square: string, step: Step) => string | undefined
  /** All squares onward in a direction, nearest first. */
  readonly ray: (square: string, step: Step) => readonly string[]
  /** The up to eight squares that touch a square. */
  readonly neighbours: (square: string) => readonly string[]
}

export function grid(width: number, height: number): Grid {
  const files = [...'abcdefghijklmnopqrstuvwxyz'].slice(0, width)
  const ranks = Array.from({ length: height }, (_, below) => String(below + 1))
  const squares = files.flatMap((file) => ranks.map((rank) => file + rank))
  const places = new Map(squares.map((square, place) => [square, place]))
  const next = (square: string, [right, up]: Step) => {
    const place = places.get(square)
    if (place === undefined) throw new Error(`no square is named ${square}`)
    const file = Math.floor(place / height) + right
    const rank = (place % height) + up
    const isOnBoard = file >= 0 && file < width && rank >= 0 && rank < height
    return isOnBoard ? squares[file * height + rank] : undefined
  }
  const ray = (square: string, step: Step): readonly string[] => {
    const line: string[] = []
    for (let on = next(square, step); on !== undefined; on = next(on, step)) line.push(on)
    return line
  }
  // Asked about every man for every move, so it is worked out once.
  const touching = new Map(
    squares.map((square) => [
      square,
      allSteps.map((step) => next(square, step)).filter((neighbour) => neighbour !== undefined),
    ]),
  )
  return { files, ranks, squares, next, ray, neighbours: (square) => touching.get(square) ?? [] }
}

export const orthogonals: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]
export const diagonals: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
]
export const allSteps: readonly Step[] = [...orthogonals, ...diagonals]

/** The board of Ultima, Baroque and Fugue. */
export const eightByEight = grid(8, 8)
export const { squares, next, ray, neighbours } = eightByEight

export function back([right, up]: Step): Step {
  return [-right, -up]
}

export function isOrthogonal([right, up]: Step): boolean {
  return right === 0 || up === 0
}

export function fileOf(square: string): string {
  return square.charAt(0)
}

export function rankOf(square: string): string {
  return square.slice(1)
}
