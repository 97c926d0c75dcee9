import { env } from '../env.ts'

/** Whether whoever asks does so over TLS, so that a cookie may insist on it. */
export function isSecure(headers: Headers | null): boolean {
  const { origin } = env()
  return origin ? origin.startsWith('https:') : headers?.get('x-forwarded-proto')?.split(',')[0] === 'https'
}
