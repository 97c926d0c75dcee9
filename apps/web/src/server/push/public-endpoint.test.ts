import type { LookupAddress } from 'node:dns'
import { describe, expect, it } from 'vitest'
import { isPublicAddress, isPublicEndpoint, publicLookup } from './public-endpoint.ts'

describe('an address for messages', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ])('may be that of a browser’s maker: %s', (endpoint) => {
    expect(isPublicEndpoint(endpoint)).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user:word@fcm.googleapis.com/x',
    'https://127.0.0.1/x',
    'https://0x7f.1/x',
    'https://2130706433/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://localhost/x',
    'https://database/x',
    'https://localhost./x',
    'https://LOCALHOST./x',
    'https://push.localhost/x',
    'https://fcm.googleapis.com./x',
    'https://127.0.0.1.nip.io/x',
    'https://10-0-0-1.sslip.io/x',
    'https://printer.local/x',
    'https://metadata.google.internal/x',
    'https://router.home.arpa/x',
    'file:///etc/passwd',
    'nonsense',
    `https://push.example/${'x'.repeat(1_000)}`,
  ])('is none that could be inside: %s', (endpoint) => {
    expect(isPublicEndpoint(endpoint)).toBe(false)
  })
})

/** Ranges set aside by RFC 1918, 5735, 6598, 4193, 4291 and 3927. */
const inside = ['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0']
const insideSix = ['::1', '::', 'fe80::1', 'fc00::1', '::ffff:192.168.1.1', '224.0.0.1', 'ff02::1']

describe('a name', () => {
  const asked = (addresses: readonly string[], all: boolean) =>
    new Promise((resolve) => {
      const known = addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 }))
      publicLookup((_name, _options, found) => found(null, known))('push.example', { all }, (error, found) =>
        resolve(error ? error.message : found),
      )
    })

  it.each([...inside, ...insideSix])('that means %s leads nowhere', async (address) => {
    expect(isPublicAddress(address)).toBe(false)
    expect(await asked([address], true)).toMatch('not public')
    // One that is public beside it does not help: it could be tried second.
    expect(await asked(['142.250.74.10', address], true)).toMatch('not public')
  })

  it('that means public addresses leads to them, one or all as the socket asks', async () => {
    expect(await asked(['142.250.74.10', '2a00:1450:4001:80b::200a'], true)).toHaveLength(2)
    expect(await asked(['142.250.74.10'], false)).toBe('142.250.74.10')
    expect(await asked([], false)).toMatch('no address')
  })
})
