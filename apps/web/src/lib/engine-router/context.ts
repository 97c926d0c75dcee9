import type { Line, ThoughtAnswer } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import type { ThinkOptions as EngineThinkOptions, Limits } from '@variorum/engine/search'

export type SearchLimits = Limits
export type ThinkOptions = Pick<EngineThinkOptions, 'level' | 'limits' | 'lines' | 'seed'>

/**
 * What the engine's procedures need from whoever runs them. The server and the browser's worker each bring their own,
 * and nothing else differs between the two.
 */
export interface EngineContext {
  readonly slugs: readonly string[]
  readonly gameOf: (slug: string) => Game | undefined | Promise<Game | undefined>
  /** Thinks on another thread, tells each thought, and stops when the signal says so. */
  readonly think: (line: Line, options: ThinkOptions, signal: AbortSignal) => AsyncIterable<ThoughtAnswer>
  /** Gets a thread ready to think about a game, where that is worth while; nobody waits for it. */
  readonly prepare: (slug: string) => void
  readonly newSeed: () => number
  /** Longest line that is answered. */
  readonly maxMoves: number
  /** Lets a question in, counting what it costs, or refuses it because its asker has had enough for now. */
  readonly admit: (kind: 'rules' | 'search', cost: number) => Promise<void>
}
