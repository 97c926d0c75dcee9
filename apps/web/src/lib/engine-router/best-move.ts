import type { ThoughtAnswer } from '@variorum/engine/ask'
import { botLevels } from '@variorum/engine/bot-levels'
import * as z from 'zod/mini'
import { thoughtAnswer } from './answer-schemas.ts'
import { answers } from './answers.ts'
import { answered, line } from './line.ts'
import { searchProcedure } from './procedure.ts'

const count = (max: number) => z.optional(z.int().check(z.minimum(1), z.maximum(max)))

const limits = z.object({ depth: count(64), nodes: count(1_000_000_000), ms: count(600_000) })

const input = z.object({
  line,
  /** A bot's budget and error model. */
  level: z.optional(z.enum(botLevels)),
  /** A budget of one's own; the server cuts it to what it can afford. */
  limits: z.optional(limits),
  /** How many lines to follow, each from another first step. */
  lines: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  /** The same seed, line and level give the same move. */
  seed: z.optional(z.int().check(z.minimum(0), z.maximum(0xffff_ffff))),
})

/** Thinks about a line and tells each thought as it comes; the last one is `done`. Leaving the subscription stops the search. */
export const bestMove = searchProcedure.input(input).subscription(async function* ({
  ctx,
  input,
  signal,
}): AsyncGenerator<ThoughtAnswer, void> {
  for await (const thought of answers.bestMove(ctx, input, signal ?? new AbortController().signal)) {
    yield thoughtAnswer.parse(answered(thought))
  }
})
