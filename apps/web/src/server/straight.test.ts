import { once } from 'node:events'
import { type ClientRequest, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownDatabase } from '../../test/own-database.ts'
import { live } from './realtime/live.ts'
import { answerStraight } from './straight.ts'

ownDatabase()

let server: Server
beforeAll(async () => {
  server = createServer((asked, answer) => void answerStraight(asked, answer)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

function ask(path: string, method: 'GET' | 'POST'): ClientRequest {
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo
  return request({ host: '127.0.0.1', port, path, method, headers: { 'content-type': 'application/json' } })
}

async function answered(asked: ClientRequest): Promise<readonly [IncomingMessage, string]> {
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  if (!answer) throw new Error('Nothing was answered.')
  let text = ''
  for await (const part of answer) text += part
  return [answer, text]
}

it('answers what a page asks, and makes its visitor known', async () => {
  const asked = ask('/api/trpc/games.create', 'POST')
  asked.end(JSON.stringify({ variant: 'ultima', mode: 'device' }))
  const [{ statusCode, headers }, text] = await answered(asked)
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/json', 'no-store'])
  expect(headers['set-cookie']?.[0]).toContain('HttpOnly')
  expect(JSON.parse(text).result.data).toMatchObject({ variant: 'ultima', moves: [] })
})

it('refuses a body that is too long before its end, and says so', async () => {
  const asked = ask('/api/trpc/games.create', 'POST')
  asked.write('x'.repeat(300 * 1024))
  const [{ statusCode, headers }] = await answered(asked)
  expect([statusCode, headers.connection]).toEqual([413, 'close'])
  asked.destroy()
})

it('tells a stream as it happens, and forgets whoever hangs up', async () => {
  const asked = ask(`/api/trpc/live.stream?input=${encodeURIComponent('{"games":[],"lobby":false}')}`, 'GET')
  asked.end()
  const [answer]: IncomingMessage[] = await once(asked, 'response')
  let text = ''
  for await (const part of answer ?? []) {
    text += part
    if (text.includes('"hello"')) break
  }
  expect(text).toBe(
    'event: connected\ndata: {"reconnectAfterInactivityMs":15000}\n\n\ndata: {"kind":"hello"}\nid: nothing\n\n\n',
  )
  await expect.poll(() => live().limits.count).toBe(0)
})

it('tells who asks for a stream in words that cannot be read that they cannot, and is not to blame', async () => {
  const asked = ask(`/api/trpc/live.stream?input=${encodeURIComponent('{no')}`, 'GET')
  asked.end()
  const [, text] = await answered(asked)
  const [, told = ''] = text.match(/event: serialized-error\ndata: (.*)/) ?? []
  expect(JSON.parse(told).data).toMatchObject({ httpStatus: 400, key: 'badInput' })
})
