import { type BotLevel, botLevels } from '@variorum/engine/bot-levels'
import { botNameOf } from '../../lib/bots/bot-name.ts'
import { nameKeyOf } from '../auth/name.ts'
import type { Player } from '../auth/player.ts'
import type { Database } from '../db/open.ts'
import { account } from '../db/schema/index.ts'

const prefix = 'bot-'

/** The account of a bot: one for each level, whatever the game. Nobody can sign in to it. */
export const botOf = (level: BotLevel): Player => ({
  id: `${prefix}${level}`,
  name: botNameOf(level),
  isGuest: false,
  role: 'player',
})

/** Which bot a player is; null for people. Their ids are long and random, so that none is ever like this. */
export const botLevelOf = (playerId: string): BotLevel | null =>
  botLevels.find((level) => playerId === `${prefix}${level}`) ?? null

/** Writes the account down, where this is the first time that it is wanted. */
export async function openBotAccount(tx: Database, level: BotLevel, now: Date): Promise<Player> {
  const { id, name } = botOf(level)
  const called = name ?? id
  await tx
    .insert(account)
    .values({ id, name: called, nameKey: nameKeyOf(called), createdAt: now })
    .onConflictDoNothing()
  return botOf(level)
}
