import NextAuth from 'next-auth'
import { isSecure } from '../is-secure.ts'
import { authConfig } from './auth-config.ts'
import { forgottenCookie } from './cookie-text.ts'
import { sessionCookie } from './session.ts'
import { cookieIn, visitorCookie } from './visitor.ts'

const nextAuth = NextAuth(async (request) => authConfig(request?.headers ?? null))

export const { signIn } = nextAuth

/** Answers next-auth's routes. Whoever came back signed in is no guest any more. */
async function answerAuth(
  request: Parameters<typeof nextAuth.handlers.GET>[0],
  by: (typeof nextAuth.handlers)['GET'],
): Promise<Response> {
  const answer = await by(request)
  const entered = answer.headers.getSetCookie().some((cookie) => new RegExp(`^${sessionCookie}=[^;]`).test(cookie))
  const isGuest = cookieIn(request.headers.get('cookie'), visitorCookie) !== undefined
  if (!entered || !isGuest) return answer
  const headers = new Headers(answer.headers)
  headers.append('set-cookie', forgottenCookie(visitorCookie, isSecure(request.headers)))
  return new Response(answer.body, { status: answer.status, headers })
}

export const handlers = {
  GET: (request: Parameters<typeof nextAuth.handlers.GET>[0]) => answerAuth(request, nextAuth.handlers.GET),
  POST: (request: Parameters<typeof nextAuth.handlers.POST>[0]) => answerAuth(request, nextAuth.handlers.POST),
}
