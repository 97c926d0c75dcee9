import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { env } from '../../env.ts'
import { secretOf } from '../auth/secret.ts'
import type { PushSubscriptionRow } from '../db/schema/index.ts'
import type { Post } from './post-publicly.ts'
import { vapidKeys } from './vapid.ts'

/** What a browser shows, as `public/service-worker.js` reads it. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  /** Page of ours that opens when it is pressed. */
  readonly path: string
  /** What it is about: a later message about the same takes its place. */
  readonly tag: string
  /** Whether it is to be shown though a page of ours is before the reader's eyes. */
  readonly isShownAlways: boolean
}

/** `gone`: that browser takes no messages any more. */
export type Delivery = 'taken' | 'gone' | 'failed'

const daySeconds = 24 * 60 * 60

/** Sends a message to one browser, encrypted for it alone (RFC 8291). */
export async function sendPush(to: PushSubscriptionRow, message: PushMessage, post: Post): Promise<Delivery> {
  const { endpoint, p256dh, auth } = to
  const subscription = { endpoint, keys: { p256dh, auth } }
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject: contact(), ...vapidKeys(secretOf(env())) },
    TTL: daySeconds,
    // Thirty-two signs at most, of this alphabet.
    topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
  })
  // The package's types leave out that they are all texts or numbers, and that there is a body where there is a message.
  const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  if (!body) throw new Error('A message came out empty.')
  const status = await post({ endpoint, headers: texts, body })
  if (status === 404 || status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'taken' : 'failed'
}

/** Where the maker of a browser may complain. Some of them refuse an address that is not on the internet. */
function contact(): string {
  const { origin, smtp } = env()
  if (origin?.startsWith('https:')) return origin
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(smtp?.from ?? '')?.[0] ?? 'nobody@variorum.example'}`
}
