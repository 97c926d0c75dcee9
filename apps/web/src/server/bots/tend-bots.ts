import { gameOf } from '@variorum/engine/catalogue'
import { env } from '../../env.ts'
import { database } from '../db/client.ts'
import type { Database } from '../db/open.ts'
import { hasRoom } from '../db/room.ts'
import { log } from '../log.ts'
import { metrics } from '../metrics/metrics.ts'
import { tellChange } from '../realtime/tell-change.ts'
import { tellBegun, tellLobby } from '../seeks/tell-lobby.ts'
import { steadyNow } from '../time/steady-clock.ts'
import { answerChallenges } from './answer-challenges.ts'
import { thinkOnThread } from './choose.ts'
import { forgetOverGames, takeDueGames } from './due-games.ts'
import { type BotWorld, takeTurn } from './take-turn.ts'

/** Games of bots that one process has in hand at once; most of them wait for a thread. */
const mostInHand = 12

/** Games in hand: one who thinks long keeps no other waiting. */
const inHand = new Set<string>()

let rounds = 0

/** Has the bots do what is theirs to do: answer challenges, and take their turns wherever it is their turn. */
export async function tendBots(): Promise<void> {
  if (!env().hasBots || !(await hasRoom(env()))) return
  const [db, now] = [await database(), steadyNow()]
  const { begun, declined } = await answerChallenges(db, gameOf, now)
  for (const one of begun) tellBegun(one)
  if (declined.length > 0) tellLobby(...declined.map(({ playerId }) => playerId))
  if (++rounds % 60 === 0) await forgetOverGames(db)
  const due = await takeDueGames(db, now, mostInHand - inHand.size, [...inHand])
  for (const mind of due) {
    inHand.add(mind.gameId)
    void takeTurn(worldOf(db), mind)
      .catch((error: unknown) => {
        // It is held for a while yet, and then tried again, here or elsewhere.
        metrics().botActs.inc({ kind: 'failure' })
        log.warn({ err: error, game: mind.gameId }, 'a bot could not take its turn')
      })
      .finally(() => inHand.delete(mind.gameId))
  }
}

const worldOf = (db: Database): BotWorld => ({
  db,
  gameOf,
  think: thinkOnThread,
  now: steadyNow,
  tell: tellChange,
  count: (kind) => metrics().botActs.inc({ kind }),
})
