import { gameOf } from '@variorum/engine/catalogue'
import { env } from '../../env.ts'
import { tendBots } from '../bots/tend-bots.ts'
import { database } from '../db/client.ts'
import { hasRoom } from '../db/room.ts'
import { endOverdue } from '../games/end-overdue.ts'
import { giveBackAbsence } from '../games/in-time.ts'
import { markPresent } from '../notices/outbox.ts'
import { sendDue } from '../notices/send-due.ts'
import { countEnded } from '../openings/count-ended.ts'
import { compareOneGame, engineMove, isBusy } from '../people/compare-games.ts'
import { expireSeeks, keepSeeks } from '../seeks/keep-seeks.ts'
import { pairWaiting } from '../seeks/pair-waiting.ts'
import { tellBegun, tellLobby } from '../seeks/tell-lobby.ts'
import { steadyNow } from '../time/steady-clock.ts'
import { countWatchers } from './audience.ts'
import { bus } from './bus.ts'
import { live } from './live.ts'
import { lookAfter, markSeen } from './presence.ts'
import type { Job } from './runner.ts'

/**
 * Time itself: says that a server is there, gives back the time in which none was, and ends what is overdue. In this
 * order, or games would be lost to a server that was away.
 */
export async function keepTime(): Promise<void> {
  // Without room nothing may be written, and nobody can play either.
  if (!(await hasRoom(env()))) return
  const [db, now] = [await database(), steadyNow()]
  const shifted = await giveBackAbsence(db, now)
  const ended = await endOverdue(db, gameOf, now)
  for (const { id, version } of [...shifted, ...ended]) bus().publish(`game:${id}`, version)
}

/** Who is here, written down, and how everything stands that is watched here: what the bus has lost is found by this. */
async function lookAround(): Promise<void> {
  if (!(await hasRoom(env()))) return
  const [db, now] = [await database(), steadyNow()]
  const { feeds, presence, audience } = live()
  const { players, sittings } = presence.here(now)
  await markSeen(db, sittings, now)
  await keepSeeks(db, players, now)
  await markPresent(db, players, now)
  const found = await lookAfter(db, feeds.ids, now)
  const here = new Map(found.map(({ id, players }) => [id, audience.watchersOf(id, players)]))
  const watchers = await countWatchers(db, audience.process, here, now)
  for (const { id, version, isHere } of found) feeds.find(id, version, { isHere, watchers: watchers.get(id) ?? 0 })
}

/** Puts together who waits, and lets go of wishes whose owners have gone. */
async function tendSeeks(): Promise<void> {
  if (!(await hasRoom(env()))) return
  const [db, now] = [await database(), steadyNow()]
  for (const begun of await pairWaiting(db, gameOf, now)) tellBegun(begun)
  const expired = await expireSeeks(db, now)
  if (expired.length > 0) tellLobby(...expired.flatMap(({ playerId, opponentId }) => [playerId, opponentId]))
}

/** Compares a game that is over with the engine, when there is nothing better to do: a game a minute at most. */
async function compareGames(): Promise<void> {
  if (!env().comparesGames || isBusy() || !(await hasRoom(env()))) return
  await compareOneGame(await database(), engineMove, new Date())
}

/** Tells those who are not here, by their browsers and by letter. */
async function tellAbsent(): Promise<void> {
  if (await hasRoom(env())) await sendDue(await database(), gameOf, steadyNow())
}

/** Counts the openings of games that are over: as many at once as nobody at a board notices. */
async function countOpenings(): Promise<void> {
  if (await hasRoom(env())) await countEnded(await database(), gameOf, 10)
}

/** What every process does besides answering. */
export const jobs: readonly Job[] = [
  { name: 'time', everyMs: 1_000, run: keepTime },
  { name: 'presence', everyMs: 5_000, run: lookAround },
  { name: 'seeks', everyMs: 1_000, run: tendSeeks },
  { name: 'fairPlay', everyMs: 60_000, run: compareGames },
  { name: 'openings', everyMs: 5_000, run: countOpenings },
  { name: 'bots', everyMs: 500, run: tendBots },
  { name: 'notices', everyMs: 5_000, run: tellAbsent },
]
