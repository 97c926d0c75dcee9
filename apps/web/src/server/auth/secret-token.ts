import { createHash, randomBytes } from 'node:crypto'

/** Something only its holder knows: handed out once, in a cookie or a letter. 256 bits, so nobody guesses it. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * What is kept of a token, so that whoever reads the database holds none. A plain hash is enough: a token is no word
 * that could be tried.
 */
export function tokenHashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
