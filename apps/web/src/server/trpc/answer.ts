import type { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Refusal } from '../../lib/refused.ts'
import { readBody } from '../read-body.ts'
import { answerStream, isStream } from './answer-stream.ts'
import { createContext } from './context.ts'
import { logFailure } from './log-failure.ts'
import { isFromElsewhere } from './origin.ts'
import { appRouter } from './root.ts'

/** A batch of the longest lines still fits; a body beyond it is not read. */
export const maxBodyBytes = 256 * 1024

const endpoint = '/api/trpc'

/** Answers a tRPC request over HTTP. */
export async function answerTrpc(request: Request): Promise<Response> {
  if (isFromElsewhere(request)) return refused(403, 'forbidden')
  const body = await readBody(request, maxBodyBytes)
  if (body === undefined) return tooLong()
  return answerWhole(body === null ? request : new Request(request, { body }))
}

/** Answers one whose body is there and no longer than it may be. */
export async function answerWhole(request: Request): Promise<Response> {
  if (isFromElsewhere(request)) return refused(403, 'forbidden')
  const path = new URL(request.url).pathname.slice(endpoint.length + 1)
  if (request.method === 'GET' && isStream(path)) return answerStream(request, path)
  return fetchRequestHandler({
    endpoint,
    req: request,
    router: appRouter,
    // Lines are long, so the client sends questions as POST; an address has room for few moves.
    allowMethodOverride: true,
    maxBatchSize: 20,
    createContext: ({ req, resHeaders }) =>
      createContext({ headers: req.headers, setCookie: (cookie) => resHeaders.append('set-cookie', cookie) }),
    responseMeta: ({ errors }) => ({ headers: { 'cache-control': 'no-store', ...retryAfter(errors) } }),
    onError: ({ error, path }) => logFailure(error, path),
  })
}

export const tooLong = (): Response => refused(413, 'tooLarge')

/** How long to wait where something was refused for now; in a batch the longest of them. */
function retryAfter(errors: readonly TRPCError[]): { readonly 'retry-after'?: string } {
  const seconds = errors.flatMap(({ cause }) => (cause instanceof Refusal ? Number(cause.params.seconds ?? 0) : 0))
  const longest = Math.max(0, ...seconds)
  return longest > 0 ? { 'retry-after': String(longest) } : {}
}

function refused(status: number, key: string): Response {
  return Response.json(
    { error: { message: key, code: -32_600, data: { httpStatus: status, key, params: {} } } },
    { status },
  )
}
