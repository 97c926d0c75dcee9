/** Not `randomUUID`: that one is missing where a page is served without TLS to a phone in the same house. */
export function newClientId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
