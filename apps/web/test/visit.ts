import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from '@trpc/client'
import { inject } from 'vitest'
import { openedDatabase } from '../src/server/db/client.ts'
import { answerTrpc } from '../src/server/trpc/answer.ts'
import type { AppRouter } from '../src/server/trpc/root.ts'

// A file that comes here will ask the database, which is opened when it is first asked: here it is put into its place.
const blank = inject('blankDatabase')
if (blank !== null) cpSync(blank, join(process.env.VARIORUM_DATA ?? '', 'database'), { recursive: true })

/** A browser as the server sees it: requests in, cookies kept. Its address counts where `hasDoor` said that it is known. */
export function visit(address?: string) {
  const jar = new Map<string, string>()
  const answers: Response[] = []

  const fetch = async (url: RequestInfo | URL | string, init?: object): Promise<Response> => {
    // tRPC describes what it passes more loosely than the platform does what it takes.
    const request = new Request(new URL(String(url), 'http://variorum.test'), init as RequestInit)
    if (jar.size > 0) request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    request.headers.set('host', 'variorum.test')
    if (address !== undefined) request.headers.set('x-variorum-peer', address)
    const response = await answerTrpc(request)
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    answers.push(response.clone())
    return response
  }

  const url = 'http://variorum.test/api/trpc'
  const ask = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        // One question per request where a test is about requests that run at the same time.
        condition: ({ context }) => context.alone === true,
        true: httpLink({ url, fetch, methodOverride: 'POST' }),
        false: httpBatchLink({ url, fetch, methodOverride: 'POST' }),
      }),
    ],
  })
  return { ask, jar, answers, fetch }
}

/** From now on addresses are known, as they are behind the site's own door. */
export function hasDoor(): void {
  Object.assign(globalThis, { variorumHasDoor: true })
}

export async function migratedDatabase() {
  const opened = await openedDatabase()
  await opened.migrate()
  return opened
}
