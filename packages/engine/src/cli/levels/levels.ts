import { join } from 'node:path'
import type { Game } from '../../game/game.ts'
import { isForTwo, settingsOf } from '../../search/index.ts'
import { gameOf, slugs } from '../../variants/catalogue.ts'
import type { Call } from '../commands.ts'
import { usage } from '../complaint.ts'
import { checkMatch } from '../match/match.ts'
import { countOf, type Options, seedOf } from '../options.ts'
import { gameNamed } from '../requests.ts'
import { EXIT, type Exit, type Terminal } from '../terminal.ts'
import { measuredBy } from './measured.ts'
import { fixturesOf, settle } from './settle.ts'
import { stampOf } from './stamp.ts'
import { rowOf, tell } from './table.ts'
import { hold, playedIn, type Venue } from './tournament.ts'
import { write } from './write.ts'

const GAMES = 60

/** How strong the levels are: as published, or as a tournament shows it now. */
export async function levelsCommand({ words, options, terminal }: Call): Promise<Exit> {
  if (words.length === 0) return tell(slugs.flatMap(gameIfOpen), options, terminal)
  const games = words.length === 1 && words[0] === 'all' ? slugs.flatMap(gameIfOpen) : words.map(gameNamed)
  for (const game of games) checkMatch(game)
  const { out } = options
  if (out === undefined) throw usage('levels needs a folder to keep the games in, --out <folder>.')
  const perPair = countOf(options, 'games') ?? GAMES
  for (const game of games) {
    const stamp = stampOf(game)
    const folder = join(out, `${game.variant.slug}-${stamp}`)
    const venue = { game, folder, seed: seedOf(options), threads: countOf(options, 'concurrency') ?? 1 }
    if (options.fit) await fitted(venue, perPair, terminal)
    else await measure(venue, stamp, perPair, options, terminal)
  }
  return EXIT.ok
}

const gameIfOpen = (slug: string): Game[] => {
  const game = gameOf(slug)
  return game !== undefined && isForTwo(game) ? [game] : []
}

const fitted = (venue: Venue, perPair: number, terminal: Terminal): Promise<void> =>
  settle(venue, settingsOf(venue.game), perPair, (settings, steps) => {
    write(venue.game, { settings })
    terminal.remark(`${venue.game.variant.slug}: ${settings.join(' ')}: steps of ${steps.join(', ')}`)
  })

async function measure(
  venue: Venue,
  stamp: string,
  perPair: number,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  const { game } = venue
  const settings = settingsOf(game)
  const fixtures = fixturesOf(settings, perPair)
  if (options.publish !== true) await hold(venue, fixtures)
  const measured = measuredBy(playedIn(venue), settings, stamp)
  if (measured.results.length < fixtures.length || measured.results.some(([, , ...tally]) => sum(tally) < perPair)) {
    terminal.remark(`${game.variant.slug}: not all of it has been played.`)
    return
  }
  if (options.publish) write(game, { settings, measured })
  terminal.answer(options.json ? JSON.stringify({ [game.variant.slug]: measured.elo }) : rowOf(game, measured))
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
