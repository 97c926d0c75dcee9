import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { z } from 'zod'
import { Refusal, type RefusalParams } from '../../lib/refused.ts'
import { log } from '../log.ts'

/** What is answered where nothing else can be. */
export const problem = z
  .object({
    error: z.object({
      /** Stable, `gameNotFound`; `badInput` with the path to what was bad. */
      key: z.string(),
      params: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string()).readonly()])),
    }),
  })
  .readonly()
export type Problem = z.infer<typeof problem>

export interface Refused {
  readonly status: number
  readonly problem: Problem
  readonly retrySeconds: number | null
}

/** What leaves the house of an error: never its words, which may hold what nobody should read. */
export function refusedBy(error: unknown): Refused {
  const told = error instanceof TRPCError ? error : null
  const status = told ? getHTTPStatusCodeFromError(told) : error instanceof z.ZodError ? 400 : 500
  const cause = told?.cause ?? error
  if (cause instanceof Refusal) {
    const seconds = cause.params.seconds
    return {
      status,
      problem: problemOf(cause.key, cause.params),
      retrySeconds: typeof seconds === 'number' ? seconds : null,
    }
  }
  if (cause instanceof z.ZodError) {
    const path = cause.issues[0]?.path.map(String) ?? []
    return { status, problem: problemOf('badInput', { path }), retrySeconds: null }
  }
  if (status >= 500) log.error({ err: cause }, 'API failed')
  return { status, problem: problemOf(status === 404 ? 'notFound' : 'internal', {}), retrySeconds: null }
}

const problemOf = (key: string, params: RefusalParams): Problem => ({ error: { key, params: { ...params } } })
