import { createPublicKey } from 'node:crypto'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { browser, pushService } from '../../../test/push-service.ts'
import { env } from '../../env.ts'
import { secretOf } from '../auth/secret.ts'
import { postPublicly } from './post-publicly.ts'
import { sendPush } from './send-push.ts'
import { vapidKeys } from './vapid.ts'

let service: Awaited<ReturnType<typeof pushService>>
beforeAll(async () => {
  service = await pushService()
})
afterAll(() => service.close())

const message = {
  title: 'Your turn',
  body: 'Ultima against Ann.',
  path: '/games/abc',
  tag: 'abc',
  isShownAlways: false,
}
const times = { sessionHash: '', accountId: '', createdAt: new Date() }

/** An uncompressed point of P-256 as a JSON Web Key has it: a byte, then both coordinates. */
function publicKeyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((part) => part.toString('base64url'))
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

describe('a message to a browser', () => {
  it('is read by that browser and nobody on the way, and is signed for the service that takes it', async () => {
    const mine = browser('https://push.example/send/1')
    expect(await sendPush({ ...mine.keys, ...times }, message, service.post)).toBe('taken')
    const { path, headers, body } = service.received[0] ?? expect.fail('nothing came')
    expect(path).toBe('/send/1')
    expect(body.toString('latin1')).not.toContain('Ultima')
    expect(JSON.parse(mine.read(body))).toEqual(message)
    const [, token = '', key = ''] = /^vapid t=(.+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
    expect(key).toBe(vapidKeys(secretOf(env())).publicKey)
    const { payload } = await jwtVerify(token, publicKeyOf(key), { audience: 'https://push.example' })
    expect(payload.sub).toMatch(/^(mailto:|https:)/)
  })

  it.each([
    [201, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'failed'],
    [500, 'failed'],
  ])('is, answered with %i, %s', async (status, expected) => {
    service.state.status = status
    const { keys } = browser('https://push.example/send/2')
    expect(await sendPush({ ...keys, ...times }, message, service.post)).toBe(expected)
  })

  it.each([
    'https://127.0.0.1/x',
    'http://push.example/x',
    'https://localhost/x',
    'https://localhost.localdomain:8443/x',
  ])('goes nowhere but to public addresses: not to %s', async (endpoint) => {
    const sent = postPublicly({ endpoint, headers: {}, body: Buffer.from('x') })
    await expect(sent).rejects.toThrow('not public')
  })
})

describe('the keys of the site', () => {
  it('are the same wherever the secret is, and others under another secret', () => {
    expect(vapidKeys('a secret of thirty-two characters')).toEqual(vapidKeys('a secret of thirty-two characters'))
    expect(vapidKeys('a secret of thirty-two characters')).not.toEqual(vapidKeys('another one of the same length...'))
  })
})
