import { z } from 'zod'
import type { GameRow } from '../../../server/db/schema/index.ts'

const botLevel = z.enum(['novice', 'casual', 'club'])

const card = z.object({
  id: z.string(),
  variant: z.string(),
  mode: z.enum(['device', 'bot']),
  botLevel: botLevel.nullable(),
  /** The seat the bot plays. */
  botSeat: z.number().nullable(),
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
})

export const gameCard = card.readonly()
export type GameCard = z.infer<typeof gameCard>

export const gameAnswer = card
  .extend({
    moves: z.array(z.string()).readonly(),
    /** Whether the asker owns it; others may only watch. */
    mine: z.boolean(),
  })
  .readonly()
export type GameAnswer = z.infer<typeof gameAnswer>

export function cardOf(row: GameRow): GameCard {
  const { owner, reason, winner, scores, createdAt, updatedAt, ...told } = row
  return {
    ...told,
    outcome: reason === null ? null : { reason, winner, scores: scores ?? [] },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

export function answerOf(row: GameRow, moves: readonly string[], asker: string | null): GameAnswer {
  return { ...cardOf(row), moves, mine: row.owner === asker }
}
