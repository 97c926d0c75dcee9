import { z } from 'zod'
import type { KnownToken } from '../../../server/auth/api-token.ts'

/** What an owner is told of a token: what it is only when it is made. */
export const tokenAnswer = z
  .object({ id: z.string(), label: z.string(), createdAt: z.string(), usedAt: z.string().nullable() })
  .readonly()

export function tokenAnswerOf({ id, label, createdAt, usedAt }: KnownToken): z.infer<typeof tokenAnswer> {
  return { id, label, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null }
}
