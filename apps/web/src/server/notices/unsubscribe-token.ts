import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

/** A purpose stands in the token, so that no other token signed with the same secret passes for it. */
const audience = 'unsubscribe'
const claims = z.object({ sub: z.string().min(1).max(64) })

const key = (secret: string) => new TextEncoder().encode(secret)

/**
 * By this, whoever has a letter of ours can end all like it, without signing in. It does not run out, because letters do
 * not: they are read years later.
 */
export function writeUnsubscribeToken(accountId: string, secret: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(accountId)
    .setAudience(audience)
    .sign(key(secret))
}

/** The account whose letters it ends; null for a token we have not written. */
export async function readUnsubscribeToken(token: string, secret: string): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, key(secret), { algorithms: ['HS256'], audience })
    return claims.parse(payload).sub
  } catch {
    return null
  }
}
