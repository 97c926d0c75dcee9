import { type House, openHouse } from './house.ts'
import { gamesForTwo, lineOf } from './lines.ts'
import { type LoadOptions, Misuse, readOptions } from './options.ts'
import { playAll, warmingRounds } from './play.ts'
import { Report } from './report.ts'
import { type Seated, seat } from './seating.ts'
import { gather, playBefore } from './spectate.ts'
import { summaryOf } from './summary.ts'
import { Table } from './table.ts'

/*
 * Simulated players over HTTP, on a PostgreSQL and web processes that are started for it, on this machine alone, and
 * stopped after it. Every move goes the way of a page's, every player holds a stream, and what is measured is the time
 * from sending a move until the opponent's stream tells it. The load shares the machine with what it loads.
 */

/** Games are in the middle, up to so far, because a long game costs more than one that begins. */
const mostPlayed = 60

/** For the spectators' game, and for the time until all have sat down. */
const spare = 25

async function load(options: LoadOptions, report: Report): Promise<void> {
  const house = await openHouse(options)
  try {
    const tables = await seatAll(house, options, report)
    const empty = await house.figures()
    await inParties(50, tables, (table) => table.sitDown())
    const seated = await house.figures()
    report.memory('game with the streams of its players', empty, seated, tables.length)
    report.say(`playing for ${options.seconds} seconds after ${warmingRounds} rounds to warm up`)
    const own = process.cpuUsage()
    const { delays, moves } = await playAll(tables, options)
    const played = await house.figures()
    report.work(moves, seated, played, process.cpuUsage(own))
    for (const table of tables.slice(1)) table.leave()

    const [stage] = tables
    if (!stage) throw new Error('There is no game to watch.')
    const before = await house.figures()
    const crowd = await gather(stage, { count: options.spectators, origins: house.origins, onFailure: report.fail })
    const watched = await house.figures()
    report.memory('spectator', before, watched, crowd.length)
    report.say(`playing before ${crowd.length} spectators`)
    const spectatorDelays = await playBefore(crowd, stage, report.fail)
    const last = await house.figures()
    for (const watcher of crowd) watcher.leave()
    stage.leave()
    const rssBytes = Math.max(...[seated, played, watched, last].map((figures) => figures.rssBytes))
    const counts = { games: tables.length, spectators: crowd.length, errors: report.errors }
    report.conclude(summaryOf({ ...counts, delays, spectatorDelays, rssBytes }), delays, spectatorDelays)
  } finally {
    await house.close()
  }
}

async function seatAll({ db, origins }: House, options: LoadOptions, report: Report): Promise<readonly Table[]> {
  const steps = Math.ceil(options.seconds / (options.intervalMs / 1_000)) + warmingRounds + spare
  const lines = options.variants.flatMap((variant) => {
    const line = lineOf(variant, mostPlayed + steps) ?? lineOf(variant, steps)
    if (line === null) report.say(`${variant} is left out: played by chance it ends too soon`)
    return line === null ? [] : [{ variant, line }]
  })
  if (lines.length === 0) throw new Misuse('No game lasts so long when it is played by chance.')
  report.say(`seating ${options.games} games of ${lines.length} kinds`)
  const numbers = Array.from({ length: options.games }, (_, number) => number)
  const seated: Seated[] = []
  await inParties(10, numbers, async (number) => {
    const { variant, line } = lines[number % lines.length] ?? { variant: '', line: [] }
    // Spread evenly, whichever game falls to which kind.
    const played = ((number * 37) % 61) % (line.length - steps + 1)
    seated.push(await seat(db, { variant, line, played }, number))
  })
  return seated.map((one, index) => {
    const ofSeat = (side: number) => origins[(index + side) % origins.length] ?? ''
    return new Table(one, [ofSeat(0), ofSeat(1)], report.fail)
  })
}

/** Does something with each, so many at a time. */
async function inParties<T>(size: number, all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all]
  const next = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await act(one)
  }
  await Promise.all(Array.from({ length: size }, next))
}

try {
  const options = readOptions(process.argv.slice(2), gamesForTwo())
  const report = new Report(options.isJson)
  await load(options, report)
  process.exitCode = report.errors > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Misuse ? error.message : error)
  process.exitCode = 2
}
// Connections that are kept open would keep this process.
process.exit()
