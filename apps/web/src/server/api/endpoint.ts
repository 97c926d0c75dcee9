import { TRPCError } from '@trpc/server'
import type { z } from 'zod'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { refusal } from '../../lib/refusal.ts'
import type { TokenHolder } from '../auth/api-token.ts'
import type { Database } from '../db/open.ts'
import { unkeepable } from '../games/unkeepable.ts'

/** What an answer is made from. */
export interface Scene extends Pick<EngineContext, 'gameOf'> {
  readonly db: Database
  readonly now: Date
  /** Whose token came with the question; null without one. */
  readonly holder: TokenHolder | null
}

/** Something the public API answers. All of it is questions: nothing is changed through it. */
export interface Endpoint {
  /** Below `/api/v1`, as OpenAPI writes it: `/games/{id}`. */
  readonly path: string
  readonly id: string
  readonly summary: string
  readonly description?: string | undefined
  /** Everything it is asked with, the parameters in its path among it. */
  readonly input: z.ZodObject
  /** What it answers, or each line of it. */
  readonly answer: z.ZodType
  readonly isStream: boolean
  /** What it costs of the caller's allowance. */
  readonly cost: number
  /** Checks what was asked and answers: a value, or values one after another. */
  readonly run: (scene: Scene, input: unknown) => Promise<unknown> | AsyncIterable<unknown>
}

interface Plan<Input extends z.ZodObject, Answer extends z.ZodType>
  extends Pick<Endpoint, 'path' | 'id' | 'summary' | 'description'> {
  readonly input: Input
  readonly answer: Answer
}

/** An endpoint that answers with one value. */
export function answers<Input extends z.ZodObject, Answer extends z.ZodType>(
  plan: Plan<Input, Answer>,
  answer: (scene: Scene, input: z.infer<Input>) => Promise<z.input<Answer>>,
): Endpoint {
  return {
    ...plan,
    isStream: false,
    cost: 1,
    run: async (scene, input) => plan.answer.parse(await answer(scene, asked(plan.input, input))),
  }
}

/** An endpoint that answers with values, a line of JSON each. */
export function streams<Input extends z.ZodObject, Answer extends z.ZodType>(
  plan: Plan<Input, Answer>,
  answer: (scene: Scene, input: z.infer<Input>) => AsyncIterable<z.input<Answer>>,
): Endpoint {
  return { ...plan, isStream: true, cost: 10, run: (scene, input) => answer(scene, asked(plan.input, input)) }
}

function asked<Input extends z.ZodObject>(schema: Input, input: unknown): z.infer<Input> {
  const place = unkeepable(input)
  if (place !== null) throw refusal('BAD_REQUEST', 'badInput', { path: place })
  const read = schema.safeParse(input)
  if (!read.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: read.error })
  return read.data
}
