import 'server-only'
import { cookies } from 'next/headers'
import { type Look, lookCookie, parseLook } from './look.ts'

/** How this visitor likes their board. */
export async function readLook(): Promise<Look> {
  return parseLook((await cookies()).get(lookCookie)?.value)
}
