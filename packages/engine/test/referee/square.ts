/** A direction as files to the right and ranks up. */
export type Step = readonly [right: number, up: number]

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

export const files = 'abcdefgh'
export const ranks = '12345678'
export const squares: readonly string[] = [...files].flatMap((file) => [...ranks].map((rank) => file + rank))

/** The square one step on, or undefined beyond the edge of the board. */
export function next(square: string, [right, up]: Step): string | undefined {
  const file = files[files.indexOf(fileOf(square)) + right]
  const rank = ranks[ranks.indexOf(rankOf(square)) + up]
  return file === undefined || rank === undefined ? undefined : file + rank
}

export function back([right, up]: Step): Step {
  return [-right, -up]
}

export function isOrthogonal([right, up]: Step): boolean {
  return right === 0 || up === 0
}

/** The up to eight squares that touch a square. */
export function neighbours(square: string): readonly string[] {
  return allSteps.map((step) => next(square, step)).filter((neighbour) => neighbour !== undefined)
}

export function fileOf(square: string): string {
  return square.charAt(0)
}

export function rankOf(square: string): string {
  return square.charAt(1)
}
