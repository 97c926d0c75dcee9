import { randomUUID } from 'node:crypto'
import { askMoves, describe } from '@variorum/engine/ask'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import { env } from '../src/env.ts'
import type { ClockRule } from '../src/lib/clock/clock-rule.ts'
import type { Player } from '../src/server/auth/player.ts'
import { playerOf } from '../src/server/auth/player.ts'
import { insertAccount } from '../src/server/auth/take-name.ts'
import { type Database, openDatabase } from '../src/server/db/open.ts'
import { account } from '../src/server/db/schema/index.ts'
import { actOnline } from '../src/server/games/act-online.ts'
import { beginOnline } from '../src/server/games/begin-online.ts'
import { playOnline } from '../src/server/games/play-online.ts'

/*
 * Fills an empty database with players and with games that the engine plays at random between them, so that profiles,
 * leaderboards and the archive can be looked at full: `npm run seed`, with a number of games if sixty
 * are not wanted. Everything goes the way of real games, through `server/games`; only the clock on the wall is made up.
 * Nobody can sign in as these players. For development and tests: it refuses where somebody has an account.
 */

const names = ['Ada', 'Blaise', 'Chaturanga', 'Dorothy', 'Emanuel', 'Francisco', 'Gulam', 'Hypatia', 'Isaac', 'Judit']
const clocks: readonly ClockRule[] = [
  { kind: 'fischer', initial: 180_000, increment: 2_000 },
  { kind: 'fischer', initial: 600_000, increment: 5_000 },
  { kind: 'days', days: 3 },
]
/** How many games of the catalogue are played: few, so that each has a board worth looking at. */
const gamesPlayed = 4
const dayMs = 24 * 60 * 60 * 1_000
const daysBack = 150

/** The same games every time: whoever compares two looks at a page compares the pages. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

function variantsPlayed(): readonly string[] {
  const fitting = slugs.filter((slug) => {
    const game = gameOf(slug)
    return game?.isOpen === true && describe(game).seats.length === 2
  })
  return Array.from(
    { length: gamesPlayed },
    (_, index) => fitting[Math.floor((index * fitting.length) / gamesPlayed)] ?? '',
  )
}

async function signUp(db: Database, name: string, index: number): Promise<Player> {
  const row = await insertAccount(db, { name }, new Date(Date.now() - (daysBack + 30 - index) * dayMs))
  if (!row) throw new Error(`The name ${name} is taken.`)
  return playerOf(row)
}

interface Plan {
  readonly players: readonly [Player, Player]
  readonly variant: string
  readonly clock: ClockRule
  readonly begun: Date
  readonly plies: number
  readonly end: 'resign' | 'draw' | 'on'
}

async function play(
  db: Database,
  { players, variant, clock, begun, plies, end }: Plan,
  roll: (sides: number) => number,
) {
  let at = begun.getTime()
  const wish = { variant, start: null, clock, rated: true, players }
  let { row, moves } = await db.transaction((tx) => beginOnline(tx, gameOf, wish, begun))
  const act = async (seat: 0 | 1, kind: 'resign' | 'offerDraw' | 'acceptDraw') => {
    at += 1_000
    await actOnline(db, gameOf, players[seat], { id: row.id, kind, clientId: randomUUID() }, new Date(at))
  }
  const played = gameOf(variant)
  while (played && row.status === 'playing' && moves.length < plies) {
    const legal = askMoves(played, { variant, moves })
    const chosen = legal.ok ? legal.value[roll(legal.value.length)] : undefined
    if (!chosen) break
    at += 1_000 + roll(8_000)
    const sent = { id: row.id, ply: moves.length, move: chosen.id, clientId: randomUUID() }
    const after = await playOnline(db, gameOf, players[chosen.seat === 0 ? 0 : 1], sent, new Date(at))
    ;({ row, moves } = after)
  }
  if (row.status === 'over' || end === 'on') return
  if (end === 'resign') return act(roll(2) === 0 ? 0 : 1, 'resign')
  await act(0, 'offerDraw')
  await act(1, 'acceptDraw')
}

async function seed(db: Database, count: number): Promise<void> {
  if ((await db.$count(account)) > 0) throw new Error('Somebody has an account here; only an empty database is filled.')
  const roll = dice(1962)
  const variants = variantsPlayed()
  const players: Player[] = []
  for (const [index, name] of names.entries()) players.push(await signUp(db, name, index))
  for (let index = 0; index < count; index++) {
    // Some play much and some seldom, as people do.
    const one = players[Math.min(roll(players.length), roll(players.length))]
    const other = players.filter((player) => player !== one)[roll(players.length - 1)]
    if (!one || !other) continue
    const begun = new Date(Date.now() - daysBack * dayMs * (1 - index / count) - (roll(12) + 1) * 60 * 60 * 1_000)
    const clock = clocks[roll(clocks.length)] ?? { kind: 'days' as const, days: 3 }
    const variant = variants[Math.min(roll(gamesPlayed), roll(gamesPlayed))] ?? ''
    const isLast = index >= count - 2 && clock.kind === 'days'
    const end = isLast ? 'on' : roll(4) === 0 ? 'draw' : 'resign'
    await play(db, { players: [one, other], variant, clock, begun, plies: 6 + roll(24), end }, roll)
  }
  const { databaseUrl, dataFolder } = env()
  console.log(`${players.length} players and ${count} games${databaseUrl === null ? ` in ${dataFolder}` : ''}`)
}

const opened = await openDatabase(env())
try {
  await opened.migrate()
  await seed(opened.db, Number(process.argv[2] ?? 60))
} finally {
  await opened.close()
}
