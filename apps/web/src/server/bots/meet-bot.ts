import { randomInt } from 'node:crypto'
import type { BotLevel } from '@variorum/engine/bot-levels'
import { editionOf } from '@variorum/engine/game'
import { and, count, eq } from 'drizzle-orm'
import { env } from '../../env.ts'
import { hasServerBot } from '../../lib/bots/has-server-bot.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { refusal } from '../../lib/refusal.ts'
import type { Player } from '../auth/player.ts'
import type { Database } from '../db/open.ts'
import { botGame, game, gamePlayer } from '../db/schema/index.ts'
import { beginOnline } from '../games/begin-online.ts'
import { demandOpen } from '../people/demand-open.ts'
import { type Begun, beginOf } from '../seeks/begin-of.ts'
import { holdPlayers } from '../seeks/hold-players.ts'
import { holdSeeks } from '../seeks/open-seeks.ts'
import { ratingsFor } from '../seeks/ratings-for.ts'
import type { GameWish } from '../seeks/seek-wish.ts'
import { openBotAccount } from './bot-account.ts'
import { suggestedLevel } from './bot-standing.ts'
import { levelNear } from './level-strength.ts'

/** Games against bots of the server that one person may have going. */
export const mostBotGames = 4

type GameOf = EngineContext['gameOf']

/**
 * Has a bot answer a wish that nobody else has: a casual one of the asker's own, who thereby agrees. Of those who answer at
 * once one does, so in however many processes this is asked, there is one game.
 */
export async function fillWithBot(
  db: Database,
  gameOf: GameOf,
  player: Player,
  seekId: string,
  now: Date,
): Promise<Begun> {
  return db.transaction(async (tx) => {
    // 1. The wish, and nobody answers it meanwhile.
    await holdPlayers(tx, [player.id])
    const held = await holdSeeks(tx, seekId, [player.id], now)
    const wish = held.find(({ id }) => id === seekId)
    if (!wish) throw refusal('CONFLICT', 'seekGone')
    if (wish.playerId !== player.id) throw refusal('FORBIDDEN', 'notForYou')
    if (wish.rated || wish.kind === 'direct') throw refusal('BAD_REQUEST', 'noBotHere')

    // 2. A game of those wished for that bots play, and a bot that is a match for who wishes.
    const variants = []
    for (const variant of wish.variants) if (await isPlayed(gameOf, variant)) variants.push(variant)
    const variant = variants[variants.length > 1 ? randomInt(variants.length) : 0]
    if (variant === undefined) throw refusal('BAD_REQUEST', 'noBots', { variant: wish.variants[0] ?? '' })
    const clock = wish.clocks[0] ?? null
    await demandFew(tx, player)
    const by = await openBotAccount(tx, await levelFor(tx, player, variant, clock), now)
    return beginOf(tx, gameOf, { variant, clock, by, seeks: [wish] }, held, now)
  })
}

export interface BotWish extends Pick<GameWish, 'variant' | 'clock' | 'seat'> {
  readonly level: BotLevel
}

/** Begins a game against a bot that thinks on the server. */
export async function playBot(
  db: Database,
  gameOf: GameOf,
  player: Player,
  { variant, clock, seat, level }: BotWish,
  now: Date,
): Promise<Begun> {
  if (!(await isPlayed(gameOf, variant))) throw refusal('BAD_REQUEST', 'noBots', { variant })
  return db.transaction(async (tx) => {
    await holdPlayers(tx, [player.id])
    await demandOpen(tx, [player.id])
    await demandFew(tx, player)
    const bot = await openBotAccount(tx, level, now)
    const players = (seat ?? randomInt(2)) === 0 ? [player, bot] : [bot, player]
    const { row } = await beginOnline(tx, gameOf, { variant, start: null, clock, rated: false, players }, now)
    return { gameId: row.id, players: players.map(({ id }) => id) }
  })
}

/** Whether bots of the server play it, and are there at all. */
async function isPlayed(gameOf: GameOf, variant: string): Promise<boolean> {
  if (!env().hasBots) return false
  const played = await gameOf(variant)
  return played !== undefined && hasServerBot(played)
}

/** A person takes no more of the server than others do. */
async function demandFew(tx: Database, player: Player): Promise<void> {
  const [found] = await tx
    .select({ games: count() })
    .from(botGame)
    .innerJoin(gamePlayer, eq(gamePlayer.gameId, botGame.gameId))
    .innerJoin(game, and(eq(game.id, botGame.gameId), eq(game.status, 'playing')))
    .where(eq(gamePlayer.playerId, player.id))
  if ((found?.games ?? 0) >= mostBotGames) throw refusal('CONFLICT', 'tooManyBotGames', { limit: mostBotGames })
}

/** By somebody's games against bots, else by their rating; who is known by neither meets a weak one. */
async function levelFor(tx: Database, player: Player, variant: string, clock: GameWish['clock']): Promise<BotLevel> {
  const suggested = await suggestedLevel(tx, player.id, editionOf(variant))
  if (suggested) return suggested
  const standing = (await ratingsFor(tx, [player]))(player)(variant, clock)
  return standing && standing.deviation < 200 ? levelNear(editionOf(variant), standing.rating) : 'beginner'
}
