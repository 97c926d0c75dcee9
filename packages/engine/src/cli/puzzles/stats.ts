import { BAND, bandOf, type Puzzle } from '../../puzzles/index.ts'
import type { Call } from '../commands.ts'
import { EXIT, type Exit } from '../terminal.ts'
import { keptPuzzles, slugsWithPuzzles } from './kept.ts'

type Counts = Readonly<Record<string, number>>

/** Of a game: how many there are, and of them by band of ratings (its least), by theme and by source. */
interface Stats {
  readonly count: number
  readonly ratings: Counts
  readonly themes: Counts
  readonly sources: Counts
}

export async function countPuzzles({ words, options, terminal }: Call): Promise<Exit> {
  const all: Record<string, Stats> = {}
  for (const slug of slugsWithPuzzles(words)) all[slug] = statsOf(await keptPuzzles(slug))
  terminal.answer(options.json ? JSON.stringify(all) : Object.entries(all).map(inWords).join('\n\n'))
  return EXIT.ok
}

const statsOf = (puzzles: readonly Puzzle[]): Stats => ({
  count: puzzles.length,
  ratings: counted(puzzles.map(({ rating }) => `${bandOf(rating)}`)),
  themes: counted(puzzles.flatMap(({ themes }) => themes)),
  sources: counted(puzzles.map(({ source }) => source)),
})

function counted(names: readonly string[]): Counts {
  const counts: Record<string, number> = {}
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

function inWords([slug, { count, ratings, themes, sources }]: [string, Stats]): string {
  const list = (counts: Counts, named = (name: string) => name): string =>
    Object.entries(counts)
      .map(([name, number]) => `${named(name)} ${number} (${Math.round((100 * number) / count)} %)`)
      .join(', ')
  return `${slug}: ${count} puzzles
  ratings  ${list(ratings, (band) => `${band}–${Number(band) + BAND}:`)}
  themes   ${list(themes)}
  sources  ${list(sources)}`
}
