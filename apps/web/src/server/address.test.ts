import { describe, expect, it } from 'vitest'
import { addressAmong } from './address.ts'

describe('the address of a caller', () => {
  it('is the connection’s, whatever the request claims, when no proxy is trusted', () => {
    expect(addressAmong('1.2.3.4', '203.0.113.7', 0)).toBe('203.0.113.7')
    expect(addressAmong(null, '203.0.113.7', 0)).toBe('203.0.113.7')
  })

  it('is shared by all when nobody knows the connection', () => {
    expect(addressAmong('1.2.3.4', null, 0)).toBe(addressAmong('5.6.7.8', null, 0))
  })

  it('is the one the outermost trusted proxy saw, and not what stands before it', () => {
    expect(addressAmong('9.9.9.9, 198.51.100.2', '10.0.0.1', 1)).toBe('198.51.100.2')
    expect(addressAmong('9.9.9.9, 198.51.100.2, 10.0.0.2', '10.0.0.1', 2)).toBe('198.51.100.2')
  })

  it('is the connection’s when a proxy is trusted that did not say anything', () => {
    expect(addressAmong(null, '203.0.113.7', 1)).toBe('203.0.113.7')
  })

  it('is one for a whole network of IPv6, and the same for IPv4 in either notation', () => {
    expect(addressAmong(null, '2001:db8:1:2:3:4:5:6', 0)).toBe(addressAmong(null, '2001:db8:1:2::9', 0))
    expect(addressAmong(null, '2001:0db8:1:2::9', 0)).toBe('2001:db8:1:2::')
    expect(addressAmong(null, '2001:db8:1:3::9', 0)).not.toBe(addressAmong(null, '2001:db8:1:2::9', 0))
    expect(addressAmong(null, '::ffff:203.0.113.7', 0)).toBe('203.0.113.7')
  })
})
