import { type NextRequest, NextResponse } from 'next/server'
import { env } from './env.ts'
import { contentSecurityPolicy } from './lib/content-security-policy.ts'

/**
 * Gives every page a fresh nonce and the policy that asks for it. Next reads the nonce out of the *request's* policy
 * header and puts it on its own scripts; a component that writes a script of its own finds it in `x-nonce`.
 */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(crypto.randomUUID())
  const policy = contentSecurityPolicy(nonce, !env().isProduction, vouchers())
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = isReadable(request.nextUrl.pathname)
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(new URL('/no-such-leaf', request.url), { request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

/** Where a form may lead: the sites by which one may sign in here. */
function vouchers(): readonly string[] {
  const { github, google } = env().oauth
  return [...(github ? ['https://github.com'] : []), ...(google ? ['https://accounts.google.com'] : [])]
}

/** An address with a broken percent escape names no page; pages themselves would stumble over it. */
function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

export const config = {
  // Only documents need a policy, and pictures have one of their own: files under `_next` are immutable and cached, and answers of the API are no pages.
  // What is not found is a page, so what is left out ends where its name does.
  matcher: [
    '/((?!api/trpc/[\\w.,]+$|api/auth/[\\w/-]+$|api/health$|_next/static/|_next/image$|games/[\\w-]+/(?:picture\\.(?:svg|png)|game\\.gif)$|icon\\.svg$|favicon\\.ico$).*)',
  ],
}
