import { findIn, Prover } from '../../puzzles/index.ts'
import { isForTwo } from '../../search/index.ts'
import type { Call } from '../commands.ts'
import { Complaint, usage } from '../complaint.ts'
import { countOf, seedOf } from '../options.ts'
import { gameNamed } from '../requests.ts'
import { EXIT, type Exit } from '../terminal.ts'
import { Journal } from './journal.ts'

const GAMES = 100
/** So often those who wait are told how it stands. */
const TELL_MS = 30_000

/** Looks through games that bots play, from the first that the journal does not have. */
export function findPuzzles({ words: [name, ...others], options, terminal }: Call): Exit {
  if (name === undefined || others.length > 0)
    throw usage('puzzles find needs one game: `puzzles find <game> --out <file>`.')
  if (options.out === undefined) throw usage('puzzles find needs a file to keep what it finds: --out <file>.')
  const game = gameNamed(name)
  const { slug } = game.variant
  if (!isForTwo(game)) throw new Complaint({ key: 'noBots', params: { variant: slug } })
  const seed = seedOf(options)
  const games = countOf(options, 'games') ?? GAMES
  const journal = new Journal(options.out, { game: slug, seed })
  const prover = new Prover(game)
  const begun = journal.finds.length
  const startedAt = terminal.now()
  let toldAt = startedAt
  while (journal.next < games) {
    const { next: number } = journal
    journal.add({ number, finds: [...findIn(game, prover, seed, number)] })
    if (terminal.now() - toldAt < TELL_MS) continue
    toldAt = terminal.now()
    terminal.remark(`${slug}: ${journal.next} games, ${journal.finds.length} puzzles.`)
  }
  const found = journal.finds.length - begun
  const seconds = Math.round((terminal.now() - startedAt) / 1000)
  terminal.answer(
    options.json
      ? JSON.stringify({ game: slug, seed, games: journal.next, puzzles: journal.finds.length, found, seconds })
      : `${journal.finds.length} puzzles in ${journal.next} games of ${slug}; ${found} of them new, in ${seconds} s.`,
  )
  return EXIT.ok
}
