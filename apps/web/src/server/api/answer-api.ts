import { gameOf } from '@variorum/engine/catalogue'
import { refusal } from '../../lib/refusal.ts'
import { addressOf } from '../address.ts'
import { holderOf, type TokenHolder } from '../auth/api-token.ts'
import { database } from '../db/client.ts'
import { admit } from '../rate-limits.ts'
import { steadyNow } from '../time/steady-clock.ts'
import type { Endpoint } from './endpoint.ts'
import { matching } from './matching.ts'
import { refusedBy } from './problem.ts'
import { streamOf } from './stream.ts'

/** Anybody's pages may read what everybody may read; cookies are neither looked at nor sent. */
const open = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
}

/** Answers a question to the public API. */
export async function answerApi(request: Request, path: string): Promise<Response> {
  try {
    const found = matching(path)
    if (!found) throw refusal('NOT_FOUND', 'notFound')
    const db = await database()
    const now = steadyNow()
    const holder = await bearerOf(request.headers, (token) => holderOf(db, token, now))
    const caller = await admitted(request.headers, holder, found.endpoint)
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const answer = found.endpoint.run({ db, now, gameOf, holder }, { ...query, ...found.params })
    if (!(Symbol.asyncIterator in answer)) return Response.json(await answer, { headers: open })
    return new Response(await streamOf(db, answer, caller), {
      headers: { ...open, 'content-type': 'application/x-ndjson; charset=utf-8' },
    })
  } catch (error) {
    return refused(error)
  }
}

function refused(error: unknown): Response {
  const { status, problem, retrySeconds } = refusedBy(error)
  const retry = retrySeconds === null ? {} : { 'retry-after': `${retrySeconds}` }
  const scheme = status === 401 ? { 'www-authenticate': 'Bearer' } : {}
  return Response.json(problem, { status, headers: { ...open, ...retry, ...scheme } })
}

/** Whether pages of other sites may ask, with a token in a header: they may. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...open,
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': 'authorization',
      'access-control-max-age': '86400',
    },
  })
}

type Find = (token: string) => Promise<TokenHolder | null>

/** Whose token came along. One that is nobody's is an error and not the same as none: its owner would wonder. */
async function bearerOf(headers: Headers, find: Find): Promise<TokenHolder | null> {
  const given = headers.get('authorization')
  if (given === null) return null
  // Guessing is hopeless and still work for the database. Those of one address share a door, not what each may ask.
  await admit('tokens', addressOf(headers))
  const token = /^Bearer ([\w-]{1,128})$/i.exec(given)?.[1]
  const holder = token === undefined ? null : await find(token)
  if (!holder?.scopes.includes('read')) throw refusal('UNAUTHORIZED', 'badToken')
  return holder
}

async function admitted(headers: Headers, holder: TokenHolder | null, { cost }: Endpoint): Promise<string> {
  const caller = holder?.accountId ?? addressOf(headers)
  await admit(holder ? 'apiToken' : 'api', caller, cost)
  return caller
}
