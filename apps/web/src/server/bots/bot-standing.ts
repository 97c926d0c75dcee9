import type { BotLevel } from '@variorum/engine/ask'
import { editionOf } from '@variorum/engine/game'
import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '../db/open.ts'
import { type BotStory, botStanding, type GameRow, game } from '../db/schema/index.ts'
import { type Glicko, grown, rated } from '../ratings/glicko.ts'
import { levelNear, strengthOf } from './level-strength.ts'

type BotStandingRow = typeof botStanding.$inferSelect

/** Who has not played yet is taken for somebody a little better than the weakest bot, and found out about quickly. */
const newcomerTo = (variant: string): Glicko => ({
  rating: strengthOf(variant, 'beginner'),
  deviation: 350,
  volatility: 0.09,
})

/** Bots do not change. */
const botDeviation = 45

/** A game that was given up sooner says nothing. */
const fewestMoves = 8

/** The bot that would be an even match for somebody, by their games against bots; null before the first that counts. */
export async function suggestedLevel(db: Database, playerId: string, variant: string): Promise<BotLevel | null> {
  const [row] = await db.select().from(botStanding).where(rowOf(playerId, variant))
  return row ? levelNear(variant, row.strength) : null
}

/**
 * What a game against a bot that has just ended says of its player, in the transaction that ends it. Once a game: one that is
 * taken up again after its end is counted no second time. What was won with help, or against several bots, says nothing;
 * what was lost with help does.
 */
export async function countBotGame(tx: Database, row: GameRow, now: Date): Promise<void> {
  const { botLevel, personSeat, botStory, scores, variant, owner: playerId } = row
  if (botLevel === null || personSeat === null || scores?.length !== 2) return
  const score = scores[personSeat] ?? 0
  if (!saysSomething(row, score)) return
  const edition = editionOf(variant)
  const own = rowOf(playerId, edition)
  const newcomer = newcomerTo(edition)
  const { rating, ...unknown } = newcomer
  const first = { playerId, variant: edition, strength: rating, ...unknown, games: 0, playedAt: now }
  await tx.insert(botStanding).values(first).onConflictDoNothing()
  const [known] = await tx.select().from(botStanding).where(own).for('update')
  if (!known) throw new Error(`The standing of ${playerId} vanished under its own lock.`)
  const bot: Glicko = { ...newcomer, rating: strengthOf(edition, botLevel), deviation: botDeviation }
  const { rating: strength, ...after } = rated(standing(known, now), bot, score)
  await tx
    .update(botStanding)
    .set({ ...after, strength, games: known.games + 1, playedAt: now })
    .where(own)
  const counted: BotStory = { ...botStory, isCounted: true }
  await tx.update(game).set({ botStory: counted }).where(eq(game.id, row.id))
}

function saysSomething({ start, ply, reason, botStory }: GameRow, score: number): boolean {
  const { changes = [], hints = [], hasTakenBack = false, isCounted = false } = botStory
  if (isCounted || start !== null || changes.length > 0) return false
  if (ply < fewestMoves && (reason === 'resignation' || reason === 'agreement')) return false
  return score === 0 || (hints.length === 0 && !hasTakenBack)
}

/** Gives an account what a guest was found out to be: of two standings in one game the one with more games behind it. */
export async function claimBotStandings(tx: Database, guestId: string, accountId: string): Promise<void> {
  const rows = await tx.delete(botStanding).where(eq(botStanding.playerId, guestId)).returning()
  for (const { playerId: _, ...row } of rows) {
    await tx
      .insert(botStanding)
      .values({ ...row, playerId: accountId })
      .onConflictDoUpdate({
        target: [botStanding.playerId, botStanding.variant],
        set: row,
        setWhere: lt(botStanding.games, row.games),
      })
  }
}

const rowOf = (playerId: string, variant: string) =>
  and(eq(botStanding.playerId, playerId), eq(botStanding.variant, variant))

const standing = ({ strength, deviation, volatility, playedAt }: BotStandingRow, now: Date): Glicko =>
  grown({ rating: strength, deviation, volatility }, now.getTime() - playedAt.getTime())
