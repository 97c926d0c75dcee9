/**
 * The Content-Security-Policy of every page. Scripts run when they carry the request's nonce, or are loaded by one that
 * does (`strict-dynamic`: Next loads its chunks that way); a browser too old for `strict-dynamic` still gets `'self'`.
 *
 * `style-src-attr 'unsafe-inline'` is the one loose end, on purpose: React writes `style="…"` attributes into the HTML,
 * and the board places its men with them. An attribute can style its own element and nothing else; style elements and
 * sheets still need our origin or the nonce.
 *
 * A form of ours may lead on to another site where people sign in by it, which browsers count as sending it there.
 *
 * In development Next needs `eval` for its error overlay, inline styles for hot replacement, and a socket.
 */
export function contentSecurityPolicy(
  nonce: string,
  isDevelopment: boolean,
  formTargets: readonly string[] = [],
): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formTargets],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
