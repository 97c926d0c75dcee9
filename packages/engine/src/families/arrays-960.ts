/**
 * The back rank with a number from 0 to 959, as Reinhard Scharnagl numbers them: bishops on cells of both tones, the king
 * between the rooks. Number 518 is that of chess.
 */
export function array960(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number >= 960) throw new RangeError(`no array ${number} of 960`)
  const row = new Array<string>(8).fill('')
  const put = (letter: string, place: number): void => {
    const free = row.flatMap((one, file) => (one === '' ? [file] : []))
    row[free[place]] = letter
  }
  // The number is read digit by digit, each in the base of the choices there are: 4 · 4 · 6 · 10.
  row[2 * (number % 4) + 1] = 'B'
  const dark = Math.floor(number / 4)
  row[2 * (dark % 4)] = 'B'
  const queen = Math.floor(dark / 4)
  put('Q', queen % 6)
  const [first, second] = knights[Math.floor(queen / 6)]
  // The second place is counted among cells the first knight has not yet taken, so it is filled before.
  put('N', second)
  put('N', first)
  for (const letter of ['R', 'K', 'R']) put(letter, 0)
  return row.join('')
}

/** Position text of the start with that number: the second seat mirrors the first. */
export function start960(number: number): string {
  const row = array960(number)
  return `${row.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${row} w KQkq - 0 1`
}

/** The ten pairs of places among five free cells. */
const knights: readonly (readonly [number, number])[] = [0, 1, 2, 3].flatMap((first) =>
  [1, 2, 3, 4].filter((second) => second > first).map((second) => [first, second] as const),
)
