import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../../../test/own-database.ts'
import { handlers } from '../auth/auth.ts'
import { game } from '../db/schema/index.ts'
import { answerTrpc } from './answer.ts'

const db = ownDatabase()

type Headers = Readonly<Record<string, string>>

const site = 'http://variorum.test'
const create = JSON.stringify({ variant: 'ultima', mode: 'device' })

const change = (headers: Headers, body: BodyInit = create) =>
  answerTrpc(
    new Request(`${site}/api/trpc/games.create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'variorum.test', ...headers },
      body,
    }),
  )

const signOut = (headers: Headers, body = 'csrfToken=none') =>
  handlers.POST(
    new NextRequest(`${site}/api/auth/signout`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'variorum.test', ...headers },
      body,
    }),
  )

/** What a browser says of a request that a page of another site, or of a neighbour, has it make. */
const elsewhere: readonly Headers[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'same-site', origin: 'http://blog.variorum.test' },
  { origin: 'https://elsewhere.example' },
  { origin: 'http://variorum.test:8080' },
  { origin: 'null' },
]

describe('a page of another site', () => {
  it.each(elsewhere)('changes nothing and signs nobody out, by %o', async (headers) => {
    expect((await change(headers)).status).toBe(403)
    expect((await signOut(headers)).status).toBe(403)
    expect(await db().$count(game)).toBe(0)
  })
})

it('a page of ours, and a program that is no browser, is not kept from changing anything', async () => {
  for (const headers of [{ 'sec-fetch-site': 'same-origin', origin: site }, { origin: site }, {}] satisfies Headers[]) {
    expect((await change(headers)).status).toBe(200)
    // Past our own check stands the library's, which this form has no token for.
    expect((await signOut(headers)).status).toBe(302)
  }
})

it('a body that is too long is refused before it is read to its end, said or not how long it is', async () => {
  const long = 'x'.repeat(300 * 1024)
  expect((await change({}, long)).status).toBe(413)
  expect((await signOut({}, long)).status).toBe(413)
  let read = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      read += 1
      controller.enqueue(new Uint8Array(64 * 1024))
    },
  })
  // Node wants to be told of a body that is sent while the answer may come; the platform's type does not know of it.
  const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit
  expect((await answerTrpc(new Request(`${site}/api/trpc/games.create`, init))).status).toBe(413)
  expect(read).toBeLessThan(10)
})
