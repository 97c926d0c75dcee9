import type { Game } from '../../game/game.ts'
import { bookOf, gamesIn, printBook } from '../../openings/index.ts'
import { isForTwo } from '../../search/index.ts'
import type { Call } from '../commands.ts'
import { Complaint } from '../complaint.ts'
import { Ledger } from '../ledger.ts'
import { countOf, seedOf } from '../options.ts'
import { gameNamed } from '../requests.ts'
import { EXIT, type Exit } from '../terminal.ts'
import { type OwnGame, playOwnGame } from './self-play.ts'

const GAMES = 200
const NODES = 4_000
/** So often those who wait are told how it stands. */
const TELL_MS = 10_000

/** Lets the engine play itself, and tells what it played in the openings as a book (docs/openings.md). */
export function openingsCommand({ words: [name], options, terminal }: Call): Exit {
  const game = gameNamed(name)
  checkGame(game)
  const { slug, seats } = game.variant
  const wanted = countOf(options, 'games') ?? GAMES
  const nodes = countOf(options, 'nodes') ?? NODES
  const seed = seedOf(options)
  const heading = { openings: { game: slug, nodes, seed } }
  const ledger = options.out === undefined ? undefined : new Ledger(options.out, heading, ownGameIn)
  const games = [...(ledger?.before ?? [])].slice(0, wanted)
  if (games.length > 0) terminal.remark(`${games.length} games are in ${options.out} already.`)
  let toldAt = terminal.now()
  while (games.length < wanted) {
    const played = playOwnGame(game, nodes, seed, games.length)
    ledger?.add(played)
    games.push(played)
    if (terminal.now() - toldAt < TELL_MS) continue
    toldAt = terminal.now()
    terminal.remark(`${games.length} of ${wanted} games of ${game.variant.name}`)
  }
  const book = bookOf(games, seats.length)
  if (options.json) {
    terminal.answer(JSON.stringify({ ...heading.openings, games: gamesIn(book.total), ...book.total }))
  } else {
    terminal.answer(printBook(book, `variorum openings ${slug} --games ${wanted} --nodes ${nodes} --seed ${seed}`))
  }
  return EXIT.ok
}

/** As a match has them, it has two sides and nothing to hide. */
function checkGame(game: Game): void {
  const { slug, seats } = game.variant
  if (isForTwo(game)) return
  const params = seats.length === 2 ? { reason: 'hidden' } : { reason: 'seats', seats: `${seats.length}` }
  throw new Complaint({ key: 'noMatch', params: { ...params, variant: slug } })
}

function ownGameIn(value: unknown): OwnGame | undefined {
  // Whatever was read is looked at part by part.
  const { number, winner, reason, steps, moves, keys } = (value ?? {}) as Partial<OwnGame>
  const isCounted = typeof number === 'number' && typeof steps === 'number' && typeof reason === 'string'
  const isDecided = winner === null || typeof winner === 'number'
  if (!isCounted || !isDecided || !Array.isArray(moves) || !Array.isArray(keys)) return
  return { number, winner, reason, steps, moves, keys }
}
