export type Matrix = readonly (readonly number[])[]

/** Gauss's elimination, for symmetric matrices that are positive where what is sought is determined at all. */
export function solved(matrix: Matrix, right: readonly number[]): number[] {
  const n = right.length
  const rows = matrix.map((row, i) => [...row, right[i]])
  for (let k = 0; k < n; k++) {
    const pivot = rows[k][k]
    if (!(pivot > 0)) throw new Error('players who have not met cannot be put on one scale')
    for (let i = k + 1; i < n; i++) {
      const factor = rows[i][k] / pivot
      for (let j = k; j <= n; j++) rows[i][j] -= factor * rows[k][j]
    }
  }
  const found = right.map(() => 0)
  for (let i = n - 1; i >= 0; i--) {
    const known = found.reduce((sum, value, j) => (j > i ? sum + rows[i][j] * value : sum), 0)
    found[i] = (rows[i][n] - known) / rows[i][i]
  }
  return found
}

/** The inverse of such a matrix, which is symmetric too. */
export const inverted = (matrix: Matrix): number[][] =>
  matrix.map((_, column) =>
    solved(
      matrix,
      matrix.map((_, row) => (row === column ? 1 : 0)),
    ),
  )
