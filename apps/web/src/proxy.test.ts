import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './lib/content-security-policy.ts'
import { config, proxy } from './proxy.ts'

const ask = () => proxy(new NextRequest('http://variorum.test/'))
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? ''

describe('the policy of a page', () => {
  it('has a nonce of its own for every request, and hands it to the page', () => {
    const [one, two] = [ask(), ask()]
    const nonce = /'nonce-([^']+)'/.exec(policyOf(one))?.[1]
    expect(nonce).toMatch(/^[\w+/=]{22,}$/)
    expect(policyOf(two)).not.toContain(nonce)
    // How Next passes changed request headers on to the page.
    expect(one.headers.get('x-middleware-request-x-nonce')).toBe(nonce)
    expect(one.headers.get('x-middleware-request-content-security-policy')).toBe(policyOf(one))
  })

  it('lets no script run in production that lacks the nonce, and none be made of text', () => {
    const policy = contentSecurityPolicy('n', false)
    expect(policy).toContain("script-src 'self' 'nonce-n' 'strict-dynamic';")
    expect(policy).toContain("style-src 'self' 'nonce-n';")
    expect(policy).not.toContain('unsafe-eval')
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline')
  })

  it('lets a form lead to another site only where people may sign in by it', () => {
    expect(contentSecurityPolicy('n', false)).toContain("form-action 'self';")
    expect(contentSecurityPolicy('n', false, ['https://github.com'])).toContain(
      "form-action 'self' https://github.com;",
    )
  })

  it('lets workers come from here, and nothing frame, embed or move the page', () => {
    const policy = contentSecurityPolicy('n', false)
    for (const directive of [
      "worker-src 'self'",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policy.split('; ')).toContain(directive)
    }
  })

  it('is not put on files and answers, which are cached or are no pages', () => {
    const [matcher = ''] = config.matcher
    const matches = (path: string) => new RegExp(`^${matcher}$`).test(path)
    for (const path of ['/', '/variants/ultima', '/games/abc/game.pgn']) expect(matches(path)).toBe(true)
    for (const path of [
      '/_next/static/chunks/a.js',
      '/api/trpc/games.get',
      '/api/trpc/games.get,engine.moves',
      '/api/health',
      '/api/auth/session',
      '/icon.svg',
      '/favicon.ico',
    ]) {
      expect(matches(path)).toBe(false)
    }
  })
  it.each([
    '/favicon.icox',
    '/icon.svgx',
    '/iconxsvg',
    '/api/nonsense',
    '/api/healthz',
    '/api/health/x',
    '/api/authz',
    '/api/trpc',
    '/api/trpcx',
    '/api/trpc/a/b',
    '/api/trpc/%ff',
    '/_next/staticx',
  ])('is put on what is not found at %s, which is a page', (path) => {
    const [matcher = ''] = config.matcher
    expect(new RegExp(`^${matcher}$`).test(path)).toBe(true)
  })
})
