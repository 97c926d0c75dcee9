import { TRPCError } from '@trpc/server'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { Refusal } from '../../lib/refused.ts'
import { addressOf } from '../address.ts'
import { isSecure } from '../is-secure.ts'
import { admit } from '../rate-limits.ts'
import { readBody } from '../read-body.ts'
import { isFromElsewhere } from '../trpc/origin.ts'
import { authConfig } from './auth-config.ts'
import { cookieName, forgottenCookie } from './cookie-text.ts'
import { sessionCookie } from './session.ts'
import { cookieIn, visitorCookie } from './visitor.ts'

const nextAuth = NextAuth(async (request) => authConfig(request?.headers ?? null))

export const { signIn } = nextAuth

/** The longest form of these routes has a token and an address to go back to. */
const maxBodyBytes = 16 * 1024

/** Answers next-auth's routes. Whoever came back signed in is no guest any more. */
async function answerAuth(request: NextRequest, by: (typeof nextAuth.handlers)['GET']): Promise<Response> {
  const refused = await whyNot(request)
  if (refused) return refused
  const answer = await by(request)
  const { headers: given } = request
  const session = `${cookieName(sessionCookie, isSecure(given))}=`
  const entered = answer.headers
    .getSetCookie()
    .some((cookie) => cookie.startsWith(session) && !cookie.startsWith(`${session};`))
  const isGuest = cookieIn(given.get('cookie'), cookieName(visitorCookie, isSecure(given))) !== undefined
  if (!entered || !isGuest) return answer
  const headers = new Headers(answer.headers)
  headers.append('set-cookie', forgottenCookie(visitorCookie, isSecure(given)))
  return new Response(answer.body, { status: answer.status, headers })
}

/** Coming back from another site costs us a question to it, so that is counted as tried passwords are. */
async function whyNot(request: NextRequest): Promise<Response | null> {
  const isCallback = request.nextUrl.pathname.includes('/callback/')
  if (request.method !== 'POST' && !isCallback) return null
  try {
    await admit('credential', addressOf(request.headers))
    return null
  } catch (error) {
    if (!(error instanceof TRPCError && error.cause instanceof Refusal)) throw error
    return refusedWith(429, 'tooManyRequests', { 'retry-after': `${error.cause.params.seconds}` })
  }
}

/** A form of ours, of a length that such forms have. */
async function postAuth(request: NextRequest): Promise<Response> {
  if (isFromElsewhere(request)) return refusedWith(403, 'forbidden')
  const body = await readBody(request, maxBodyBytes)
  if (body === undefined) return refusedWith(413, 'tooLarge')
  const read = new NextRequest(request.url, { method: 'POST', headers: request.headers, body })
  return answerAuth(read, nextAuth.handlers.POST)
}

function refusedWith(status: number, key: string, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json({ error: { key } }, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}

export const handlers = {
  GET: (request: NextRequest) => answerAuth(request, nextAuth.handlers.GET),
  POST: postAuth,
}
