import { botLevels } from '@variorum/engine/bot-levels'
import type { Game } from '@variorum/engine/game'
import { z } from 'zod'
import { clockRule } from '../../../lib/clock/clock-rule.ts'
import type { GameRow } from '../../../server/db/schema/index.ts'
import { clockState } from '../../../server/games/snapshot.ts'
import type { StoredGame } from '../../../server/games/stored-line.ts'
import { isVeiled, nothingToldOf, toMoveIn } from '../../../server/games/veiled.ts'
import { recordedPlayer } from '../../../server/records/players-of.ts'
import { clockIn } from './clock-in.ts'

const botLevel = z.enum(botLevels)

const card = z.object({
  id: z.string(),
  variant: z.string(),
  mode: z.enum(['device', 'bot', 'online']),
  botLevel: botLevel.nullable(),
  /** The seat the bot plays. */
  /** The seat of who plays against bots, which have all the others; null where none play. */
  personSeat: z.number().nullable(),
  start: z.string().nullable(),
  status: z.enum(['playing', 'over']),
  outcome: z
    .object({ reason: z.string(), winner: z.number().nullable(), scores: z.array(z.number()).readonly() })
    .nullable(),
  /** Moves played: the ply the next move answers. */
  ply: z.number(),
  /** Grows with every change, a move taken back included. */
  version: z.number(),
  rules: z.string(),
  tags: z.record(z.string(), z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Whether everybody sees everything. Where not, start, moves and tags are kept until the game is over. */
  isOpen: z.boolean(),
})

type GameCard = Readonly<z.infer<typeof card>>

/** A game as the list of somebody's games has it. */
export const listedGame = card
  .extend({
    /** The asker's seat in a game between people; null in any other. */
    mySeat: z.number().nullable(),
    /** Who sits across from the asker in a game between people; null in any other. */
    opponent: recordedPlayer.nullable(),
  })
  .readonly()
export type ListedGame = z.infer<typeof listedGame>

export const gameAnswer = card
  .extend({
    mode: z.enum(['device', 'bot']),
    moves: z.array(z.string()).readonly(),
    /** Whose turn it is, while the moves are kept and do not tell. */
    toMove: z.number().nullable(),
    /** Whether the asker owns it; others may only watch. */
    mine: z.boolean(),
    /** How time is given and how the clocks stand, as the device counts; null in a game without. */
    clock: z.object({ rule: clockRule, state: clockState }).nullable(),
    /** Who was exchanged for whom in a game against a bot, and after how many moves. */
    botChanges: z.array(z.object({ ply: z.number(), from: botLevel, to: botLevel })).readonly(),
    /** Plies at which the player asked for a hint. */
    hints: z.array(z.number()).readonly(),
  })
  .readonly()
export type GameAnswer = z.infer<typeof gameAnswer>

/** `played` is missing for a game that has outlived its variant. */
export function cardOf(played: Game | undefined, row: GameRow): GameCard {
  const { owner, reason, winner, scores, createdAt, updatedAt, ...rest } = row
  const { rated, clock, speed, botStory, clockState, deadline, offers, rematchOf, ...told } = rest
  return {
    ...told,
    ...(isVeiled(played, row) && nothingToldOf),
    outcome: reason === null ? null : { reason, winner, scores: scores ?? [] },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    isOpen: played?.isOpen ?? true,
  }
}

/** What everybody may know of a game, whoever asks. */
export function answerOf(played: Game | undefined, stored: StoredGame, asker: string | null): GameAnswer {
  const { row, moves } = stored
  const { mode } = row
  if (mode === 'online') throw new Error(`The game ${row.id} is between players, and is told of by its own answer.`)
  const { changes: botChanges = [], hints = [] } = row.botStory
  const told = { ...cardOf(played, row), mode, mine: row.owner === asker, clock: clockIn(row), botChanges, hints }
  if (!played || !isVeiled(played, row)) return { ...told, moves, toMove: null }
  return { ...told, moves: [], toMove: toMoveIn(played, stored) }
}
