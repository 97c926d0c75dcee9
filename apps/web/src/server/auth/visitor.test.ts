import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { cookieIn, newVisitor, readVisitor, visitorCookie, writeVisitor } from './visitor.ts'

const secret = 's'.repeat(32)
const now = new Date('2026-12-01T12:00:00Z')
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)

async function cookieOf(isSecure = false) {
  const visitor = newVisitor()
  const header = await writeVisitor(visitor, secret, now, isSecure)
  return { visitor, header, value: cookieIn(header.split(';')[0] ?? '', visitorCookie) }
}

describe('a visitor’s cookie', () => {
  it('names its visitor for a year', async () => {
    const { visitor, value } = await cookieOf()
    expect(await readVisitor(value, secret, now)).toEqual({ id: visitor.id, isStale: false })
    expect(await readVisitor(value, secret, later(364))).toEqual({ id: visitor.id, isStale: true })
    expect(await readVisitor(value, secret, later(366))).toBeNull()
  })

  it('is for secure connections only where there is one', async () => {
    expect((await cookieOf(true)).header).toMatch(/^__Host-variorum\.visitor=.*; Path=\/; .*; Secure$/)
    expect((await cookieOf(false)).header).not.toMatch(/Secure|__Host-/)
  })

  it('counts for nothing when it was signed with another secret, for another purpose, or not at all', async () => {
    const { value } = await cookieOf()
    expect(await readVisitor(value, 'o'.repeat(32), now)).toBeNull()
    const key = new TextEncoder().encode(secret)
    const other = new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject('me')
      .setIssuedAt(now)
      .setAudience('session')
    expect(await readVisitor(await other.sign(key), secret, now)).toBeNull()
    const unsigned = [{ alg: 'none' }, { sub: 'me', aud: 'visitor', iat: 1, exp: 9_999_999_999 }]
    const parts = unsigned.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    expect(await readVisitor(`${parts.join('.')}.`, secret, now)).toBeNull()
    expect(await readVisitor(undefined, secret, now)).toBeNull()
  })
})
