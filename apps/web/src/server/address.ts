import { isIPv6 } from 'node:net'
import { env } from '../env.ts'

/** Set by `scripts/door.mjs`, which replaces the header below by the connection's own address. */
const surroundings = globalThis as typeof globalThis & { variorumHasDoor?: boolean }

/**
 * Where a request comes from, for counting. `X-Forwarded-For` is whatever the sender likes, except for the entries our
 * own proxies append; how many there are has to be said (`VARIORUM_TRUST_PROXY`), and without it only the connection
 * counts. Without a door nobody knows the connection, and everybody shares one allowance.
 */
export function addressOf(headers: Headers): string {
  const peer = surroundings.variorumHasDoor ? headers.get('x-variorum-peer') : null
  return addressAmong(headers.get('x-forwarded-for'), peer, env().trustedProxies)
}

export function addressAmong(forwarded: string | null, peer: string | null, trustedProxies: number): string {
  const last = peer ?? 'unknown'
  if (trustedProxies === 0) return network(last)
  const chain = (forwarded ?? '').split(',').flatMap((entry) => entry.trim() || [])
  // Each proxy appends whom it saw; the first of ours saw the client.
  return network(chain.at(-trustedProxies) ?? chain[0] ?? last)
}

/** An IPv6 customer has a whole network of 2^64 addresses, so that counts as one; IPv4 in IPv6 is IPv4. */
function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address.slice(0, 64)
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const full = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])]
  return `${full
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`
}
