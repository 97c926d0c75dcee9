import { TRPCError } from '@trpc/server'
import { writeOut } from '../../../features/account/server/write-out.ts'
import { Refusal } from '../../../lib/refused.ts'
import { createContext } from '../../../server/trpc/context.ts'

/** Everything kept of the asker, to take along. */
export async function GET({ headers }: Request): Promise<Response> {
  const ctx = await createContext({ headers })
  const mine = ctx.session?.account
  if (!mine) return refused(401, 'signInFirst')
  try {
    await ctx.admitTo('download')
  } catch (error) {
    const seconds = error instanceof TRPCError && error.cause instanceof Refusal ? error.cause.params.seconds : 60
    return refused(429, 'tooManyRequests', { 'retry-after': String(seconds) })
  }
  const pieces = writeOut(await ctx.db(), ctx.gameOf, mine.id)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await pieces.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="variorum-${mine.name}.json"`,
      'cache-control': 'no-store',
    },
  })
}

function refused(status: number, key: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ error: key }, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
