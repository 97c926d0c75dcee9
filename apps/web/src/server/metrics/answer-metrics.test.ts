import { describe, expect, it } from 'vitest'
import { mayRead } from './answer-metrics.ts'

const may = (headers: Readonly<Record<string, string>>, token: string | null = null) =>
  mayRead(new Headers(headers), token)

describe('who may read the metrics', () => {
  it('is this machine, but not a proxy on it that asks for somebody else', () => {
    expect(may({ 'x-variorum-peer': '127.0.0.1' })).toBe(true)
    expect(may({ 'x-variorum-peer': '::ffff:127.0.0.1' })).toBe(true)
    expect(may({ 'x-variorum-peer': '::1' })).toBe(true)
    expect(may({ 'x-variorum-peer': '127.0.0.1', 'x-forwarded-for': '192.0.2.7' })).toBe(false)
    expect(may({ 'x-variorum-peer': '127.0.0.1', 'x-forwarded-for': '::ffff:127.0.0.1' })).toBe(true)
    expect(may({ 'x-variorum-peer': '127.0.0.1', 'x-forwarded-for': '127.0.0.1, 192.0.2.7' })).toBe(false)
    expect(may({ 'x-variorum-peer': '192.0.2.7' })).toBe(false)
    expect(may({})).toBe(false)
  })

  it('is whoever has the token, where there is one, and nobody else', () => {
    const token = 'a token of good length'
    expect(may({ authorization: `Bearer ${token}` }, token)).toBe(true)
    expect(may({ authorization: 'Bearer another' }, token)).toBe(false)
    expect(may({ 'x-variorum-peer': '127.0.0.1' }, token)).toBe(false)
  })
})
