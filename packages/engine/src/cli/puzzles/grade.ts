import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Game } from '../../game/game.ts'
import {
  Alike,
  chosenFrom,
  type Find,
  MOST_IN_FILE,
  type Puzzle,
  printPuzzle,
  puzzleId,
  ratingOf,
  readPuzzle,
} from '../../puzzles/index.ts'
import { themesOf } from '../../puzzles/themes/themes.ts'
import type { Call } from '../commands.ts'
import { usage } from '../complaint.ts'
import { gameNamed } from '../requests.ts'
import { EXIT, type Exit } from '../terminal.ts'
import { Journal } from './journal.ts'

/** So often those who wait are told how it stands. */
const TELL_MS = 30_000

/**
 * Takes what a journal has found: leaves out what is alike, names themes, rates, chooses a set that is spread well, and
 * writes it beside the variant. What has been rated once is kept next to the journal and not rated again, unless all is.
 */
export function gradePuzzles({ words: [name, ...others], options, terminal }: Call): Exit {
  if (name === undefined || others.length > 0 || options.out === undefined) {
    throw usage('puzzles grade needs one game and the journal of a search: `puzzles grade <game> --out <file>`.')
  }
  const game = gameNamed(name)
  const { slug } = game.variant
  const { finds } = new Journal(options.out)
  const gradedFile = `${options.out}.graded`
  const known = options.all ? new Map<string, Puzzle>() : readGraded(slug, gradedFile)
  const alike = new Alike(game)
  const graded: Puzzle[] = []
  let toldAt = terminal.now()
  for (const find of finds) {
    if (alike.isKnown(find)) continue
    const id = puzzleId(slug, find.position, find.led, find.line[0].move)
    const before = known.get(id)
    graded.push({ ...puzzleOf(game, find, before), id, slug })
    if (terminal.now() - toldAt < TELL_MS) continue
    toldAt = terminal.now()
    terminal.remark(`${slug}: ${graded.length} of ${finds.length} graded.`)
  }
  writeFileSync(gradedFile, graded.map((puzzle) => `${printPuzzle(puzzle)}\n`).join(''))
  // By id, which is chance: any part of them is a sample.
  const chosen = chosenFrom(graded.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  writeShelves(slug, chosen)
  const told = { found: finds.length, different: graded.length, chosen: chosen.length }
  terminal.answer(
    options.json
      ? JSON.stringify(told)
      : `${slug}: ${told.found} found, ${told.different} different, ${told.chosen} chosen.`,
  )
  return EXIT.ok
}

function puzzleOf(game: Game, find: Find, before: Puzzle | undefined): Omit<Puzzle, 'id' | 'slug'> {
  const { position, led, line, goal, source } = find
  const themes = themesOf(game, { start: position, led, moves: line.map(({ move }) => move) })
  return { position, led, line, goal, source, themes, rating: before?.rating ?? ratingOf(game, find) }
}

function readGraded(slug: string, file: string): Map<string, Puzzle> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const puzzles = lines.flatMap((line) => readPuzzle(slug, line) ?? [])
  return new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]))
}

/** Writes the files beside the variant, and takes away such as are no longer needed. */
function writeShelves(slug: string, puzzles: readonly Puzzle[]): void {
  for (let number = 1; ; number++) {
    const name = number === 1 ? 'puzzles.json' : `puzzles-${number}.json`
    const file = fileURLToPath(new URL(`../../variants/${slug}/${name}`, import.meta.url))
    const part = puzzles.slice((number - 1) * MOST_IN_FILE, number * MOST_IN_FILE)
    if (part.length > 0) {
      const lines = part.map((puzzle) => `    ${JSON.stringify(printPuzzle(puzzle))}`).join(',\n')
      writeFileSync(file, `{\n  "slug": ${JSON.stringify(slug)},\n  "puzzles": [\n${lines}\n  ]\n}\n`)
    } else if (existsSync(file)) rmSync(file)
    else return
  }
}
