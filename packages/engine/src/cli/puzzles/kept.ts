import { type Puzzle, readShelf } from '../../puzzles/index.ts'
import { shelves } from '../../variants/shelves.ts'
import { gameNamed } from '../requests.ts'

/** The slugs of the games named; of all that have puzzles where none is. */
export const slugsWithPuzzles = (names: readonly string[]): readonly string[] =>
  names.length === 0 ? Object.keys(shelves) : names.map((name) => gameNamed(name).variant.slug)

/** All puzzles kept beside a variant. */
export async function keptPuzzles(slug: string): Promise<readonly Puzzle[]> {
  const files = await Promise.all((shelves[slug] ?? []).map((fetch) => fetch()))
  return files.flatMap((file) => readShelf(file.default))
}
