import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { door, peerHeader } from './door.mjs'
import { everywhere } from './headers.mjs'

const open = []

/** A server behind a door that answers with the headers it was given, as the app sees them. */
async function opening(surroundings) {
  const server = createServer(door((request, response) => response.end(JSON.stringify(request.headers)), surroundings))
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server.address().port
}

let usual
beforeAll(async () => {
  usual = await opening()
})
afterAll(() => {
  for (const server of open) server.close()
})

/** Not `fetch`, which puts addresses in order and refuses some methods. */
async function ask(path, { method = 'GET', headers = {}, port = usual } = {}) {
  const asked = send({ host: '127.0.0.1', port, path, method, headers })
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

  it('has whoever came over TLS come so again, and believes nobody but a proxy of ours that they did', async () => {
    const overTls = { 'x-forwarded-proto': 'https' }
    const told = async (surroundings, headers, path = '/', method = 'GET') => {
      const port = await opening(surroundings)
      return (await ask(path, { headers, port, method })).headers['strict-transport-security']
    }
    const year = 'max-age=31536000'
    expect(await told({ trustedProxies: 1 }, overTls)).toBe(year)
    expect(await told({ trustedProxies: 1 }, overTls, '/_next/static/chunks/a.js')).toBe(year)
    expect(await told({ trustedProxies: 1 }, overTls, '/', 'PUT')).toBe(year)
    expect(await told({ origin: 'https://variorum.example' }, {})).toBe(year)
    expect(await told({ trustedProxies: 1 }, { 'x-forwarded-proto': 'http' })).toBeUndefined()
    expect(await told({ trustedProxies: 0 }, overTls)).toBeUndefined()
    expect(await told({ origin: 'http://localhost:3000', trustedProxies: 1 }, overTls)).toBeUndefined()
  })

  it('gives every answer the headers that all have, and lets what is no page load nothing', async () => {
    const port = await opening({ headers: everywhere })
    for (const [path, method, status] of [
      ['/', 'GET', 200],
      ['/', 'PUT', 405],
      ['/api/%', 'GET', 400],
    ]) {
      const answer = await ask(path, { method, port })
      expect(answer.status).toBe(status)
      for (const { key, value } of everywhere) expect(answer.headers[key.toLowerCase()]).toBe(value)
    }
    const { headers } = await ask('/api/v1/players', { port })
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })
})
