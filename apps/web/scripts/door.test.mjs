import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { door, peerHeader } from './door.mjs'

/** Answers with the headers it was given, as the app behind the door sees them. */
const server = createServer(door((request, response) => response.end(JSON.stringify(request.headers))))

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Not `fetch`, which puts addresses in order and refuses some methods. */
async function ask(path, { method = 'GET', headers = {} } = {}) {
  const asked = send({ host: '127.0.0.1', port: server.address().port, path, method, headers })
  asked.end()
  const [answer] = await once(asked, 'response')
  let text = ''
  for await (const part of answer) text += part
  return { status: answer.statusCode, headers: answer.headers, text }
}

describe('the door', () => {
  it('says whose connection it is, whatever the request says itself', async () => {
    const { text } = await ask('/', { headers: { [peerHeader]: '1.2.3.4', 'x-forwarded-for': '1.2.3.4' } })
    expect(JSON.parse(text)).toMatchObject({ [peerHeader]: '127.0.0.1', 'x-forwarded-for': '1.2.3.4' })
  })

  it.each(['TRACE', 'PUT', 'DELETE', 'PATCH'])('turns %s away with what it would take instead', async (method) => {
    const { status, headers } = await ask('/', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS'])
    expect(headers['content-security-policy']).toBeDefined()
  })

  it.each(['/api/trpc/%ff', '/api/trpc/%', '/api/trpc/games.get%zz?input=1'])(
    'turns %s away as the asker’s fault',
    async (path) => {
      expect((await ask(path)).status).toBe(400)
    },
  )

  it.each(['%', '%5Bbad', '7'])('turns away a header of Next’s own that cannot be read: %s', async (tree) => {
    expect((await ask('/', { headers: { rsc: '1', 'next-router-state-tree': tree } })).status).toBe(400)
  })

  it('lets pages and questions through', async () => {
    for (const path of ['/', '/variants/ultima?a=%ff', '/api/trpc/games.get?input=%7B%7D', '/variants/%C3%A9']) {
      expect((await ask(path)).status).toBe(200)
    }
  })
})
