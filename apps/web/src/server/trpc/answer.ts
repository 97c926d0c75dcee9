import type { TRPCError } from '@trpc/server'
import { fetchRequestHandler } from '@trpc/server/adapters/fetch'
import { Refusal } from '../../lib/refusal.ts'
import { log } from '../log.ts'
import { readBody } from '../read-body.ts'
import { createContext } from './context.ts'
import { isFromElsewhere } from './origin.ts'
import { appRouter } from './root.ts'
import { wholeMessages } from './whole-messages.ts'

/** A batch of the longest lines still fits; a body beyond it is not read. */
const maxBodyBytes = 256 * 1024

/** Answers a tRPC request over HTTP. */
export async function answerTrpc(request: Request): Promise<Response> {
  if (isFromElsewhere(request)) return refused(403, 'forbidden')
  const body = await readBody(request, maxBodyBytes)
  if (body === undefined) return refused(413, 'tooLarge')
  const response = await fetchRequestHandler({
    endpoint: '/api/trpc',
    req: body === null ? request : new Request(request, { body }),
    router: appRouter,
    // Lines are long, so the client sends questions as POST; an address has room for few moves.
    allowMethodOverride: true,
    maxBatchSize: 20,
    createContext: ({ req, resHeaders }) =>
      createContext({ headers: req.headers, setCookie: (cookie) => resHeaders.append('set-cookie', cookie) }),
    responseMeta: ({ errors }) => ({ headers: { 'cache-control': 'no-store', ...retryAfter(errors) } }),
    onError: ({ error, path }) => logFailure(error, path),
  })
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
  return isStream && response.body ? new Response(wholeMessages(response.body), response) : response
}

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

/** What we did wrong is worth a line with its cause; what a caller did wrong is told to the caller. */
function logFailure(error: TRPCError, path: string | undefined): void {
  if (error.code === 'INTERNAL_SERVER_ERROR') log.error({ path, err: error.cause ?? error }, 'procedure failed')
}
