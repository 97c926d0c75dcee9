/** Leaves a cookie for the next page. Where a browser lets a page have none, what it would have said lasts as long as the page. */
export function keepCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing where a page is served without TLS
    document.cookie = cookie
  } catch {
    // A page in a sandbox may not even try.
  }
}
