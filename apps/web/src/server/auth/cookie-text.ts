/** A `Set-Cookie` for a cookie that scripts cannot read and other sites cannot make a browser send with a change. */
export function cookieText(name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string {
  const attributes = ['Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]
  return [`${name}=${value}`, ...attributes].join('; ')
}

/** A `Set-Cookie` that makes a browser forget. */
export function forgottenCookie(name: string, isSecure: boolean): string {
  return cookieText(name, '', 0, isSecure)
}
