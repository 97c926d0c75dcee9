import type { Asked, Line, ThoughtAnswer } from '@variorum/engine/ask'
import type { ThinkOptions } from '../../lib/engine-router/context.ts'

export interface ToThread {
  readonly line: Line
  readonly options: ThinkOptions
}

export type FromThread =
  | { readonly kind: 'thought'; readonly thought: ThoughtAnswer }
  | { readonly kind: 'finished'; readonly asked: Asked<ThoughtAnswer> }
