import type { Asked, Line, ThoughtAnswer } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { think } from '@variorum/engine/search'
import type { ThinkOptions } from './engine-router/context.ts'

/** What a thread that thinks is told, in the browser and on the server alike. */
export interface SearchJob {
  readonly line: Line
  readonly options: ThinkOptions
}

/** What it tells as it goes. */
export type SearchNews =
  | { readonly kind: 'thought'; readonly thought: ThoughtAnswer }
  | { readonly kind: 'finished'; readonly asked: Asked<ThoughtAnswer> }

/** Does the job. Blocks its thread until it is done or told to stop. */
export function search(
  game: Game | undefined,
  { line, options }: SearchJob,
  shouldStop: () => boolean,
  tell: (news: SearchNews) => void,
): void {
  const asked: Asked<ThoughtAnswer> = game
    ? think(game, line, {
        ...options,
        now: () => performance.now(),
        shouldStop,
        // The last thought is told as the result.
        onThought: (thought) => thought.done || tell({ kind: 'thought', thought }),
      })
    : { ok: false, error: { key: 'unknownVariant', params: { variant: line.variant } } }
  tell({ kind: 'finished', asked })
}
