import type { Asked, Line } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import * as z from 'zod/mini'
import { refusal } from '../refusal.ts'
import type { EngineContext } from './context.ts'

const short = z.string().check(z.minLength(1), z.maxLength(64))

/** A line as it may be asked about. The lengths keep one question small; what the words mean is for the engine to judge. */
export const line: z.ZodMiniType<Line, Line> = z.object({
  variant: short,
  start: z.optional(z.string().check(z.maxLength(1000))),
  moves: z.array(short).check(z.maxLength(10_000)),
})

export const cell = short
export const moveText = short

/** Moves that cost as much to replay as a question costs to answer. */
export const movesPerPoint = 50

/** The game a line belongs to, or a refusal. A long line counts for more, because every question replays it. */
export async function gameFor(ctx: EngineContext, asked: Line): Promise<Game> {
  if (asked.moves.length > ctx.maxMoves) throw refusal('BAD_REQUEST', 'lineTooLong', { limit: ctx.maxMoves })
  await ctx.admit('rules', Math.floor(asked.moves.length / movesPerPoint))
  const game = await ctx.gameOf(asked.variant)
  if (!game) throw refusal('NOT_FOUND', 'unknownVariant', { variant: asked.variant })
  return game
}

/** The engine's answer, or its error as a refusal with the same key. */
export function answered<T>(asked: Asked<T>): T {
  if (!asked.ok) throw refusal('BAD_REQUEST', asked.error.key, asked.error.params)
  return asked.value
}
