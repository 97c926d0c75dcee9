import { env } from '../env.ts'

/**
 * Whether whoever asks does so over TLS, so that a cookie may insist on it: our public address says so, or a proxy of ours
 * does. Without either, what a request says of itself is nothing to go by.
 */
export function isSecure(headers: Headers | null): boolean {
  const { origin, trustedProxies } = env()
  if (origin !== null) return origin.startsWith('https:')
  return trustedProxies > 0 && headers?.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
}
