import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packFiles } from './pack-files.mjs'
import { packed } from './packed.mjs'

const page = '<p>The immobilizer freezes what stands beside it.</p>'.repeat(100)
const script = 'export const piece = "withdrawer"\n'.repeat(100)
const folder = mkdtempSync(join(tmpdir(), 'variorum-packed-'))
let server

/** What stands in for the app: a page, a stream, and what it makes of an address of the build that is no file. */
function app(request, response) {
  const isStream = request.url === '/events'
  response.setHeader('content-type', isStream ? 'text/event-stream' : 'text/html')
  if (request.url.startsWith('/_next/static/')) response.statusCode = 404
  response.end(request.url === '/where' ? request.url : page)
}

beforeAll(async () => {
  writeFileSync(join(folder, 'a1.js'), script)
  packFiles(folder)
  server = createServer(packed(app, folder)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** Not `fetch`, which unpacks what it gets. */
async function ask(path, encoding, method = 'GET') {
  const headers = { ...(encoding && { 'accept-encoding': encoding }) }
  const asked = send({ host: '127.0.0.1', port: server.address().port, path, method, headers })
  asked.end()
  const [answer] = await once(asked, 'response')
  const parts = []
  for await (const part of answer) parts.push(part)
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) }
}

const unpack = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

describe('what leaves the house', () => {
  it.each(['br', 'gzip'])('is packed with %s for whoever reads it', async (kind) => {
    for (const [path, whole] of [
      ['/', page],
      ['/_next/static/a1.js', script],
    ]) {
      const { headers, bytes } = await ask(path, kind)
      expect(headers['content-encoding'], path).toBe(kind)
      expect(unpack[kind](bytes).toString(), path).toBe(whole)
      expect(headers.vary?.toLowerCase(), path).toContain('accept-encoding')
    }
  })

  it('comes as it is for whoever asks for nothing else', async () => {
    for (const [path, whole] of [
      ['/', page],
      ['/_next/static/a1.js', script],
    ]) {
      const { headers, bytes } = await ask(path)
      expect(headers['content-encoding'], path).toBeUndefined()
      expect(bytes.toString(), path).toBe(whole)
    }
  })

  it('waits for no more where it is a stream, and is left alone where it answers an act', async () => {
    for (const [path, method] of [
      ['/events', 'GET'],
      ['/', 'POST'],
    ]) {
      expect((await ask(path, 'br, gzip', method)).headers['content-encoding'], path).toBeUndefined()
    }
  })

  it('may keep the files of a build for good, and asks the app about all others', async () => {
    const { headers } = await ask('/_next/static/a1.js', 'br')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toMatch(/^text\/javascript/)
    const gone = await ask('/_next/static/a0.js')
    expect(gone.status).toBe(404)
    expect((await ask('/_next/static/..%2f..%2fpackage.json')).status).toBe(404)
    expect((await ask('/where')).bytes.toString()).toBe('/where')
  })
})
