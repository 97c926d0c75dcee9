import type { NextAuthConfig } from 'next-auth'
import GitHub from 'next-auth/providers/github'
import Google from 'next-auth/providers/google'
import { env } from '../../env.ts'
import { database } from '../db/client.ts'
import { isSecure } from '../is-secure.ts'
import { log } from '../log.ts'
import { steadyNow } from '../time/steady-clock.ts'
import { accountAdapter } from './adapter.ts'
import { cookieName } from './cookie-text.ts'
import { secretOf } from './secret.ts'
import { newSecretToken } from './secret-token.ts'
import { sessionCookie, sessionSeconds } from './session.ts'
import { cookieIn, readVisitor, visitorCookie } from './visitor.ts'

/** The names of those by whom one may sign in here, as next-auth knows them. */
export function vouchers(): readonly ('github' | 'google')[] {
  const { github, google } = env().oauth
  return [...(github ? (['github'] as const) : []), ...(google ? (['google'] as const) : [])]
}

/**
 * Sign-in by way of other sites, and what they may ask about a session. Passwords and letters are ours
 * (`features/account`); both ways end in the same table of sessions and the same cookie.
 *
 * The configuration is a function because reading the secret touches the data folder, which a build must not.
 */
export async function authConfig(headers: Headers | null): Promise<NextAuthConfig> {
  const secret = secretOf(env())
  const { github, google } = env().oauth
  const now = steadyNow
  const secure = isSecure(headers)
  const cookie = cookieIn(headers?.get('cookie') ?? null, cookieName(visitorCookie, secure))
  const visitor = await readVisitor(cookie, secret, now())
  return {
    secret,
    trustHost: true,
    adapter: accountAdapter({ db: database, now, guestId: visitor?.id ?? null }),
    session: {
      strategy: 'database',
      maxAge: sessionSeconds,
      generateSessionToken: newSecretToken,
    },
    useSecureCookies: secure,
    cookies: {
      sessionToken: {
        name: cookieName(sessionCookie, secure),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    providers: [
      // Of what they know we take a name and, where they say that it is confirmed, an address.
      ...(github
        ? [GitHub({ ...github, profile: ({ id, login }) => ({ id: String(id), name: login, email: null }) })]
        : []),
      ...(google
        ? [
            Google({
              ...google,
              profile: ({ sub, given_name, email, email_verified }) => ({
                id: sub,
                name: given_name,
                email: email_verified ? email : null,
              }),
            }),
          ]
        : []),
    ],
    // The library's own pages would look like somebody else's.
    pages: { signIn: '/sign-in', signOut: '/account', error: '/sign-in' },
    callbacks: {
      // Only what a page may show: as given, the session carries the whole row and the token.
      session: ({ session, user }) => ({
        user: { id: user.id, name: user.name ?? null },
        expires: session.expires,
      }),
    },
    // What failed, without the tokens that may stand in what caused it.
    logger: {
      error: ({ name, message }) => log.warn({ type: name, message }, 'sign-in by way of another site failed'),
      warn: () => {},
      debug: () => {},
    },
  }
}
