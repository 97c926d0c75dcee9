/**
 * What a cookie is called. Over TLS browsers take one of this kind of name only from this very host, for all of it and over
 * TLS, so that no neighbour on a subdomain can put one of theirs in its place.
 */
export const cookieName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name)

/** A `Set-Cookie` for a cookie that scripts cannot read and other sites cannot make a browser send with a change. */
export function cookieText(name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string {
  const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]
  return [`${cookieName(name, isSecure)}=${value}`, ...attributes].join('; ')
}

/** A `Set-Cookie` that makes a browser forget. */
export function forgottenCookie(name: string, isSecure: boolean): string {
  return cookieText(name, '', 0, isSecure)
}
