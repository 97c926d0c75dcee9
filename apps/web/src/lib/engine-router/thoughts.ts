import type { BotLevel, Line, ThoughtAnswer } from '@variorum/engine/ask'
import { type Answer, about } from './about.ts'
import type { EngineContext, SearchLimits } from './context.ts'

interface Thinking {
  readonly line: Line
  readonly level?: BotLevel | undefined
  readonly limits?: { readonly [Limit in keyof SearchLimits]?: number | undefined } | undefined
  readonly lines?: number | undefined
  readonly seed?: number | undefined
}

/** Thinks about a line and tells each thought as it comes. */
export async function* thoughts(
  ctx: EngineContext,
  { line, level, limits, lines = 1, seed = ctx.newSeed() }: Thinking,
  signal: AbortSignal,
): AsyncGenerator<Answer<ThoughtAnswer>, void> {
  const known = await about(ctx, line, () => ({ ok: true, value: null }))
  if (!known.ok) return yield known
  const options = { seed, lines, ...(level && { level }), ...(limits && { limits: given(limits) }) }
  for await (const value of ctx.think(line, options, signal)) yield { ok: true, value }
}

/** The limits without those left out, none of which is 0. */
function given({ depth, nodes, ms }: NonNullable<Thinking['limits']>): SearchLimits {
  return { ...(depth && { depth }), ...(nodes && { nodes }), ...(ms && { ms }) }
}
