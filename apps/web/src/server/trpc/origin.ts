import { env } from '../../env.ts'

/**
 * Whether a page of another site asks. Those have no business here: `SameSite` keeps the cookie from them already; this
 * keeps their load away too, also that of a neighbour on another port or subdomain.
 *
 * A browser says so in `Sec-Fetch-Site`. One that does not know that header still names the page's origin with
 * everything that changes something, and a program that is no browser names nothing.
 */
export function isFromElsewhere({ headers, method, url }: Request): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (origin === null || method === 'GET' || method === 'HEAD') return false
  const host = hostOf(origin)
  const ours = [headers.get('host') ?? new URL(url).host, headers.get('x-forwarded-host'), hostOf(env().origin)]
  return host === undefined || !ours.includes(host)
}

/** `null` is an origin too, that of pages that must not tell theirs, and has no host. */
function hostOf(origin: string | null): string | undefined {
  return origin !== null && URL.canParse(origin) ? new URL(origin).host : undefined
}
