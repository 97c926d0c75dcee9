import NextAuth from 'next-auth'
import { env } from '../../env.ts'
import { secretOf } from './secret.ts'

/**
 * Accounts. There is no way to sign in yet, so the list of providers is empty and every session is nobody's; the routes
 * are mounted so that what asks for a session need not change when there is one.
 *
 * The configuration is a function because reading the secret touches the data folder, which a build must not.
 */
export const { handlers, auth } = NextAuth(() => ({
  secret: secretOf(env()),
  trustHost: true,
  session: { strategy: 'jwt' },
  providers: [],
  // The library's own pages would show an empty form.
  pages: { signIn: '/', signOut: '/', error: '/' },
  callbacks: {
    // Only what a page may show: as given, the session carries everything a token or a row holds.
    session: ({ session }) => ({
      user: { name: session.user?.name ?? null, image: session.user?.image ?? null },
      expires: session.expires,
    }),
  },
}))
