import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { house } from './house.mjs'

const opened = []

afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function opening(handler, limits) {
  const server = house(handler, limits)
  opened.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** What comes back to whoever sends this and then waits. */
async function answerTo(server, sent) {
  const socket = connect(server.address().port, '127.0.0.1')
  socket.write(sent)
  let text = ''
  for await (const part of socket) text += part
  return text
}

it('gives a minute to send a request, and keeps a connection longer than that for the next one', async () => {
  const { requestTimeout, keepAliveTimeout } = await opening(() => {})
  expect(requestTimeout).toBe(60_000)
  expect(keepAliveTimeout).toBeGreaterThan(60_000)
})

it('turns away who begins a request and never ends it, and its handler sees no whole body', async () => {
  let isWhole = false
  const server = await opening((request) => request.resume().on('end', () => (isWhole = true)), {
    requestMs: 100,
    lookEveryMs: 20,
  })
  const begun = 'POST / HTTP/1.1\r\nHost: variorum.test\r\nContent-Length: 10\r\n\r\nhalf'
  expect(await answerTo(server, begun)).toMatch(/^HTTP\/1\.1 408 /)
  expect(isWhole).toBe(false)
})

it('lets an answer take longer than the request might', async () => {
  const server = await opening((_request, response) => setTimeout(() => response.end('at last'), 300), {
    requestMs: 100,
    lookEveryMs: 20,
  })
  const asked = 'GET / HTTP/1.1\r\nHost: variorum.test\r\nConnection: close\r\n\r\n'
  expect(await answerTo(server, asked)).toMatch(/^HTTP\/1\.1 200 .*at last/s)
})
