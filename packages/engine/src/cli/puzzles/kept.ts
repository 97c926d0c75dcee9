import { type Puzzle, readShelf } from '../../puzzles/index.ts'
import { shelves } from '../../variants/shelves.ts'
import { slugCalled } from '../game-names.ts'
import { gameNamed } from '../requests.ts'

/** The slugs of the games that have puzzles, or that one of them. */
export function slugsWithPuzzles(name: string | undefined): readonly string[] {
  if (name === undefined) return Object.keys(shelves)
  // Names the game that is not there.
  gameNamed(name)
  return [slugCalled(name)]
}

/** All puzzles kept beside a variant. */
export async function keptPuzzles(slug: string): Promise<readonly Puzzle[]> {
  const files = await Promise.all((shelves[slug] ?? []).map((fetch) => fetch()))
  return files.flatMap((file) => readShelf(file.default))
}
