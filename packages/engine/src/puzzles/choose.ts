import { LEAST_RATING, MOST_RATING } from './grade.ts'
import type { Puzzle } from './puzzle.ts'

export const BAND = 200
/** No band of ratings holds less of a set than this. */
const LEAST_OF_BAND = 0.05
/** Nor more than this: what is easiest is found most. */
const MOST_OF_BAND = 0.2
/** A band of fewer has yet to be filled, and counts as one of so many. */
const FEW = 10
/** No theme is in more of a set than this. */
const MOST_OF_THEME = 1 / 3

/** The band a rating is in, by its least rating; the uppermost holds its own end as well. */
export const bandOf = (rating: number): number =>
  LEAST_RATING + BAND * Math.floor(Math.min(rating - LEAST_RATING, MOST_RATING - LEAST_RATING - 1) / BAND)

/**
 * The most of some puzzles of which no band of ratings is nearly empty and no theme too common. What is too many is left
 * out by the order given, the last first. A band that has none at all cannot be helped by leaving others out.
 */
export function chosenFrom<P extends Pick<Puzzle, 'rating' | 'themes'>>(puzzles: readonly P[]): readonly P[] {
  let kept = puzzles
  for (;;) {
    const next = withoutRichest(withoutCommonest(kept))
    if (next.length === kept.length) return kept
    kept = next
  }
}

/** Takes from the fullest bands until the emptiest holds its share, and none too much. */
function withoutRichest<P extends Pick<Puzzle, 'rating'>>(puzzles: readonly P[]): readonly P[] {
  const bands = new Map<number, P[]>()
  for (const puzzle of puzzles) {
    const band = bandOf(puzzle.rating)
    bands.set(band, [...(bands.get(band) ?? []), puzzle])
  }
  const sizes = [...bands.values()].map(({ length }) => length)
  const most = Math.max(FEW, Math.min(...sizes)) / LEAST_OF_BAND
  let cap = Math.max(...sizes)
  const isBalanced = (): boolean => {
    const total = sizes.reduce((sum, size) => sum + Math.min(size, cap), 0)
    return total <= most && cap <= Math.max(FEW, MOST_OF_BAND * total)
  }
  while (cap > 1 && !isBalanced()) cap--
  const kept = new Set([...bands.values()].flatMap((band) => band.slice(0, cap)))
  return puzzles.filter((puzzle) => kept.has(puzzle))
}

/** Takes from the commonest theme, the last first, until it is in no more than its share of those that are left. */
function withoutCommonest<P extends Pick<Puzzle, 'themes'>>(puzzles: readonly P[]): readonly P[] {
  const counts = new Map<string, number>()
  for (const { themes } of puzzles) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  const [commonest, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0]
  const excess = Math.ceil((count - MOST_OF_THEME * puzzles.length) / (1 - MOST_OF_THEME))
  if (excess <= 0) return puzzles
  let left = excess
  return puzzles
    .toReversed()
    .filter(({ themes }) => !themes.includes(commonest) || left-- <= 0)
    .toReversed()
}
