import type { AskError, Line } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import type { RefusalParams } from '../refused.ts'
import type { EngineContext } from './context.ts'

/** What a question is answered with: the engine's own answers are of this kind. */
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: Omit<AskError, 'params'> & { readonly params: RefusalParams } }

/** Moves that cost as much to replay as a question costs to answer. */
export const movesPerPoint = 50

/** Puts a question to the game that a line belongs to. A long line counts for more, because every question replays it. */
export async function about<T>(
  ctx: EngineContext,
  { variant, moves }: Line,
  ask: (game: Game) => Answer<T> | Promise<Answer<T>>,
): Promise<Answer<T>> {
  if (moves.length > ctx.maxMoves) return not('lineTooLong', { limit: ctx.maxMoves })
  await ctx.admit('rules', Math.floor(moves.length / movesPerPoint))
  const game = await ctx.gameOf(variant)
  return game ? ask(game) : not('unknownVariant', { variant })
}

const not = (key: string, params: RefusalParams): Answer<never> => ({ ok: false, error: { key, params } })
