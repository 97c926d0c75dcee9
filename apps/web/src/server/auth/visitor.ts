import { randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { cookieText } from './cookie-text.ts'

/** Somebody who has not signed in, known by a cookie only we can write. They own the games they began. */
export interface Visitor {
  readonly id: string
  /** Whether the cookie is old enough to be handed out again with a fresh year. */
  readonly isStale: boolean
}

export const visitorCookie = 'variorum.visitor'

const yearSeconds = 365 * 24 * 60 * 60
const staleSeconds = 7 * 24 * 60 * 60

const claims = z.object({ sub: z.string().min(1).max(64), iat: z.number() })

/** A purpose stands in the token, so that no other token signed with the same secret passes for a visitor. */
const audience = 'visitor'

/** The visitor a cookie names, or null: unsigned, tampered and outdated cookies count as none at all. */
export async function readVisitor(cookie: string | undefined, secret: string, now: Date): Promise<Visitor | null> {
  if (!cookie) return null
  try {
    const { payload } = await jwtVerify(cookie, key(secret), { algorithms: ['HS256'], audience, currentDate: now })
    const { sub, iat } = claims.parse(payload)
    return { id: sub, isStale: now.getTime() / 1000 - iat > staleSeconds }
  } catch {
    return null
  }
}

export function newVisitor(): Visitor {
  return { id: randomUUID(), isStale: true }
}

/** The `Set-Cookie` that makes a browser this visitor for a year. */
export async function writeVisitor(visitor: Visitor, secret: string, now: Date, isSecure: boolean): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(visitor.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + yearSeconds)
    .sign(key(secret))
  return cookieText(visitorCookie, token, yearSeconds, isSecure)
}

/** The value of one cookie in a `Cookie` header. */
export function cookieIn(header: string | null, name: string): string | undefined {
  const found = header?.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

function key(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
