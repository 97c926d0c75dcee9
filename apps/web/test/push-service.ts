import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { Post } from '../src/server/push/post-publicly.ts'

/** A browser's part in Web Push: its keys, and how it reads what is meant for it alone (RFC 8188, RFC 8291). */
export function browser(endpoint: string) {
  const curve = createECDH('prime256v1')
  const own = curve.generateKeys()
  const auth = randomBytes(16)
  const read = (body: Buffer): string => {
    const salt = body.subarray(0, 16)
    const idLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + idLength)
    const sealed = body.subarray(21 + idLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const key = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32))
    const cek = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12))
    const open = createDecipheriv('aes-128-gcm', cek, nonce)
    open.setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()])
    // The last record ends in a 2, padding behind it.
    return plain.subarray(0, plain.lastIndexOf(2)).toString()
  }
  return { keys: { endpoint, p256dh: own.toString('base64url'), auth: auth.toString('base64url') }, read }
}

interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * What the maker of a browser runs, here on this machine, where the site itself would never send: `post` is handed to it
 * in place of the way to public addresses.
 */
export async function pushService() {
  const received: Received[] = []
  const state = { status: 201 }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(state.status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const post: Post = async ({ endpoint, headers, body }) => {
    const url = `http://127.0.0.1:${address.port}${new URL(endpoint).pathname}`
    return (await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })).status
  }
  return { received, state, post, close: () => server.close() }
}
