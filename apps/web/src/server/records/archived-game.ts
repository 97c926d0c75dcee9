import type { Game } from '@variorum/engine/game'
import { z } from 'zod'
import { clockRule, speeds } from '../../lib/clock/clock-rule.ts'
import type { GameRow } from '../db/schema/index.ts'
import { type RecordedPlayer, recordedPlayer } from './players-of.ts'

/** A game between people as its record tells it. */
export const archivedGame = z
  .object({
    id: z.string(),
    variant: z.string(),
    /** The version of the rules it was played by. */
    rules: z.string(),
    status: z.enum(['playing', 'over']),
    rated: z.boolean(),
    clock: clockRule.nullable(),
    speed: z.enum(speeds).nullable(),
    /** By seat. */
    players: z.array(recordedPlayer).readonly(),
    /** Null while it is played. */
    outcome: z
      .object({ reason: z.string(), winner: z.number().nullable(), scores: z.array(z.number()).readonly() })
      .nullable(),
    /** The position it began from; null is the variant's own start. */
    start: z.string().nullable(),
    /** Moves played; null while they are kept. */
    ply: z.number().nullable(),
    /** Whether it tells nothing but that it is played: not everybody sees everything in it, and it is not over. */
    isKept: z.boolean(),
    startedAt: z.string(),
    endedAt: z.string().nullable(),
  })
  .readonly()
export type ArchivedGame = z.infer<typeof archivedGame>

/**
 * Whether a game tells nothing but that it is played. Of one that has outlived its variant nobody knows any more what was
 * hidden in it.
 */
export const isKept = (played: Game | undefined, row: GameRow): boolean =>
  row.status === 'playing' && played?.isOpen !== true

/** `played` is missing for a game that has outlived its variant. */
export function archivedGameOf(
  played: Game | undefined,
  row: GameRow,
  players: readonly RecordedPlayer[],
): ArchivedGame {
  const { id, variant, rules, status, rated, clock, speed, reason, winner, scores, createdAt, updatedAt } = row
  const kept = isKept(played, row)
  return {
    id,
    variant,
    rules,
    status,
    rated,
    clock,
    speed,
    players,
    outcome: reason === null ? null : { reason, winner, scores: scores ?? [] },
    start: kept ? null : row.start,
    ply: kept ? null : row.ply,
    isKept: kept,
    startedAt: createdAt.toISOString(),
    endedAt: status === 'over' ? updatedAt.toISOString() : null,
  }
}
