import type { Line } from '@variorum/engine/ask'
import * as z from 'zod/mini'
import { refusal } from '../refusal.ts'
import type { Answer } from './about.ts'

const short = z.string().check(z.minLength(1), z.maxLength(64))

/** A line as it may be asked about. The lengths keep one question small; what the words mean is for the engine to judge. */
export const line: z.ZodMiniType<Line, Line> = z.object({
  variant: short,
  start: z.optional(z.string().check(z.maxLength(1000))),
  moves: z.array(short).check(z.maxLength(10_000)),
})

export const cell = short
export const moveText = short

/** The engine's answer, or its error as a refusal with the same key. */
export function answered<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value
  const { key, params } = answer.error
  throw refusal(key === 'unknownVariant' ? 'NOT_FOUND' : 'BAD_REQUEST', key, params)
}
