import type { Asked, Line, ThoughtAnswer } from '@variorum/engine/ask'
import type { Game } from '@variorum/engine/game'
import { type Share, think, thinkUnseeing } from '@variorum/engine/search'
import type { ThinkOptions } from './engine-router/context.ts'

/** What a thread that thinks is told, in the browser and on the server alike. */
export interface SearchJob {
  /** A line; or, for a bot that may not see everything, its share and nothing else. */
  readonly about: Line | Share
  readonly options: ThinkOptions
}

/** What it tells as it goes. */
export type SearchNews =
  | { readonly kind: 'thought'; readonly thought: ThoughtAnswer }
  | { readonly kind: 'finished'; readonly asked: Asked<ThoughtAnswer> }

/** Does the job. Blocks its thread until it is done or told to stop. */
export function search(
  game: Game | undefined,
  { about, options }: SearchJob,
  shouldStop: () => boolean,
  tell: (news: SearchNews) => void,
): void {
  tell({ kind: 'finished', asked: answered() })

  function answered(): Asked<ThoughtAnswer> {
    if (!game) return { ok: false, error: { key: 'unknownVariant', params: { variant: about.variant } } }
    const within = { ...options, now: () => performance.now(), shouldStop }
    if ('seen' in about) return thinkUnseeing(game, about, within)
    // The last thought is told as the result.
    return think(game, about, { ...within, onThought: (thought) => thought.done || tell({ kind: 'thought', thought }) })
  }
}
