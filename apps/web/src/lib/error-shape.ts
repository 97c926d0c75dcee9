import type { TRPCDefaultErrorShape, TRPCError } from '@trpc/server'
import { Refusal, type RefusalParams } from './refused.ts'

export interface ErrorShape {
  readonly message: string
  readonly code: TRPCDefaultErrorShape['code']
  readonly data: {
    readonly code: TRPCDefaultErrorShape['data']['code']
    readonly httpStatus: number
    readonly path: string | null
    readonly key: string
    readonly params: RefusalParams
    readonly state: unknown
  }
}

/**
 * What of an error leaves the house: a stable key with parameters. Messages and stacks stay inside; they may hold
 * addresses, queries or secrets, and no screen should print them.
 */
export function errorShape({
  error,
  shape,
}: {
  readonly error: TRPCError
  readonly shape: TRPCDefaultErrorShape
}): ErrorShape {
  const { key, params, state } = told(error)
  const { code, httpStatus, path } = shape.data
  return {
    message: key,
    code: shape.code,
    data: { code, httpStatus, path: path ?? null, key, params: shortened(params), state },
  }
}

const longestWord = 200
const mostWords = 20

/** What was sent is named in the refusal, but a screenful of it is not sent back. */
export function shortened(params: RefusalParams): RefusalParams {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, short(value)]))
}

function short(value: RefusalParams[string]): RefusalParams[string] {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return value.slice(0, mostWords).map((word) => cut(word))
  return cut(value)
}

function cut(word: string): string {
  if (word.length <= longestWord) return word
  // Not within a character that takes two units.
  return `${Array.from(word.slice(0, longestWord)).slice(0, -1).join('')}…`
}

function told(error: TRPCError): Pick<Refusal, 'key' | 'params' | 'state'> {
  if (error.cause instanceof Refusal) return error.cause
  if (error.code === 'BAD_REQUEST') return { key: 'badInput', params: firstIssue(error.cause), state: null }
  return { key: keys[error.code] ?? 'internal', params: {}, state: null }
}

const keys: Readonly<Partial<Record<TRPCError['code'], string>>> = {
  NOT_FOUND: 'notFound',
  METHOD_NOT_SUPPORTED: 'badInput',
  UNSUPPORTED_MEDIA_TYPE: 'badInput',
  PAYLOAD_TOO_LARGE: 'tooLarge',
  CLIENT_CLOSED_REQUEST: 'cancelled',
}

/** Where in the input the first problem is, if the cause is a list of them. */
function firstIssue(cause: unknown): RefusalParams {
  if (!(cause instanceof Error && 'issues' in cause && Array.isArray(cause.issues))) return {}
  const issue: unknown = cause.issues[0]
  const path = typeof issue === 'object' && issue !== null && 'path' in issue ? issue.path : undefined
  return Array.isArray(path) ? { path: path.map(String) } : {}
}
