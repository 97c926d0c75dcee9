import { type BotLevel, botLevels } from '@variorum/engine/bot-levels'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import type { Database } from '../db/open.ts'
import type { BotGameRow } from '../db/schema/index.ts'
import { actOnline } from '../games/act-online.ts'
import type { ActKind } from '../games/acts/act-kind.ts'
import { clocksOf } from '../games/clocks-of.ts'
import { type OnlineGame, readOnline } from '../games/online-game.ts'
import { playOnline } from '../games/play-online.ts'
import { botLevelOf } from './bot-account.ts'
import { type BotThink, choose } from './choose.ts'
import { letGo } from './due-games.ts'

/** Behind by so much in so many turns of its own, one after the other, a bot gives up. */
const hopelessFrom = -1_200
const patience = 3
/** Nobody gives up, or agrees to a draw, sooner. */
const fewestPlies = 20
/** The weakest play on to mate: people who begin want to see it. */
const resignsFrom: BotLevel = 'casual'

export interface BotWorld {
  readonly db: Database
  readonly gameOf: EngineContext['gameOf']
  readonly think: BotThink
  readonly now: () => Date
  /** Told of everything that was done to a game. */
  readonly tell: (game: OnlineGame) => void
  readonly count: (kind: string) => void
}

/**
 * Does what a bot has to do in a game: answers what it was asked, and makes its turn, all steps of it. All goes to the
 * judge like anybody's, under an id that follows from what it answers: done twice, by whomever, it is done once.
 */
export async function takeTurn(world: BotWorld, mind: BotGameRow): Promise<void> {
  const { db, gameOf } = world
  let game = await readOnline(db, mind.gameId)
  const player = game.players.find(({ seat }) => seat === mind.seat)
  const level = botLevelOf(player?.playerId ?? '')
  const played = await gameOf(game.row.variant)
  if (!player || level === null || !played) return
  const id = player.playerId
  let { score, hopeless } = mind

  const act = async (kind: ActKind): Promise<void> => {
    const { version } = game.row
    const sent = { id: game.row.id, kind, clientId: `bot-${kind}-${version}`, version }
    game = await actOnline(db, gameOf, { id }, sent, world.now())
    world.tell(game)
    world.count(kind)
  }

  const { draw, takeback } = game.row.offers
  // A game against a bot is for practice: what one regrets may be taken back.
  if (takeback !== undefined && takeback.seat !== mind.seat) await act('acceptTakeback')
  if (draw !== undefined && draw !== mind.seat) {
    const isEven = score !== null && score <= 0 && game.row.ply >= fewestPlies
    await act(isEven ? 'acceptDraw' : 'declineDraw')
  }

  while (game.row.status === 'playing' && clocksOf(game.row).running === mind.seat) {
    const thought = await choose(played, game, mind.seat, level, world.think)
    if (thought?.best == null) break
    score = thought.score
    hopeless = score > hopelessFrom ? 0 : hopeless + 1
    if (hopeless >= patience && game.row.ply >= fewestPlies && mayResign(level)) {
      await act('resign')
      break
    }
    const { ply, version } = game.row
    const sent = { id: game.row.id, ply, move: thought.best, clientId: `bot-move-${ply}-${version}` }
    game = await playOnline(db, gameOf, { id }, sent, world.now())
    world.tell(game)
    world.count('move')
  }
  await letGo(db, mind.gameId, { score, hopeless }, world.now())
}

const mayResign = (level: BotLevel): boolean => botLevels.indexOf(level) >= botLevels.indexOf(resignsFrom)
