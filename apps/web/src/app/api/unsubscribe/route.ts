import { TRPCError } from '@trpc/server'
import { accountRouter } from '../../../features/account/server/router.ts'
import { createContext } from '../../../server/trpc/context.ts'
import { createCallerFactory } from '../../../server/trpc/procedures.ts'

const caller = createCallerFactory(accountRouter)

/**
 * Where the button of a mail program goes, `List-Unsubscribe-Post` (RFC 8058). It comes from somewhere else without a
 * cookie and proves itself by the token alone, so where it comes from does not matter; and it is answered without a page.
 */
export async function POST({ headers, url }: Request): Promise<Response> {
  const token = new URL(url).searchParams.get('token') ?? ''
  const own = new Headers(headers)
  // Whoever may be signed in where the button is pressed has nothing to do with it.
  own.delete('cookie')
  try {
    await caller(await createContext({ headers: own })).endLetters({ token })
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error
    const status = error.code === 'BAD_REQUEST' ? 400 : error.code === 'TOO_MANY_REQUESTS' ? 429 : 503
    return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
  }
}
