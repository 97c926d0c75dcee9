import { refusal } from '../refusal.ts'
import type { Answer } from './about.ts'

/** The engine's answer, or its error as a refusal with the same key. */
export function answered<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value
  const { key, params } = answer.error
  throw refusal(key === 'unknownVariant' ? 'NOT_FOUND' : 'BAD_REQUEST', key, params)
}
