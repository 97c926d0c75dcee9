import type { EngineContext } from '../../lib/engine-router/context.ts'
import { mailWay } from '../auth/mail.ts'
import type { Database } from '../db/open.ts'
import { log } from '../log.ts'
import { type Post, postPublicly } from '../push/post-publicly.ts'
import { sendPush } from '../push/send-push.ts'
import { browsersOf, forgetBrowser } from '../push/subscriptions.ts'
import { mattersOf, type WholeMatter } from './matters.ts'
import { forgetOld, postpone, settle, takeDue, tryLater } from './outbox.ts'
import { sendTidings } from './send-letter.ts'
import { verdictOn } from './verdict.ts'
import { wordsOf } from './words.ts'

/**
 * Sends what is due, and drops what is no news any more. Any number of processes may do so at once. Nothing is held in
 * the database while it is sent: another server may take its time to answer. A test hands in where messages to browsers
 * go; otherwise they go to public addresses only.
 */
export async function sendDue(
  db: Database,
  gameOf: EngineContext['gameOf'],
  now: Date,
  post: Post = postPublicly,
): Promise<void> {
  const sending = { db, gameOf, now, post }
  for (;;) {
    const taken = await takeDue(db, now)
    if (taken.length === 0) return
    const matters = await mattersOf(db, taken)
    const verdicts = matters.map((matter) => ({ matter, verdict: verdictOn(matter, now) }))
    const send = verdicts.flatMap(({ matter, verdict }) => (verdict.kind === 'send' ? [matter] : []))
    for (const { matter, verdict } of verdicts) {
      if (verdict.kind === 'wait') await postpone(db, matter.notice, verdict.until)
    }
    const isKept = ({ id }: { readonly id: number }) =>
      verdicts.some(({ matter, verdict }) => matter.notice.id === id && verdict.kind !== 'drop')
    await settle(
      db,
      taken.filter((one) => !isKept(one)),
      'dropped',
    )
    await Promise.all([
      ...send
        .filter(({ notice }) => notice.channel === 'push')
        .map((matter) => conclude(sending, [matter], () => sendToBrowsers(sending, matter))),
      ...letters(send).map((letter) => conclude(sending, letter, () => sendByLetter(sending, letter))),
    ])
    await forgetOld(db, now)
  }
}

interface Sending {
  readonly db: Database
  readonly gameOf: EngineContext['gameOf']
  readonly now: Date
  readonly post: Post
}

type Sent = 'sent' | 'dropped'

/** Does it and says in the outbox what became of it. What fails is tried again, and keeps nothing else from being sent. */
async function conclude(
  { db, now }: Sending,
  matters: readonly WholeMatter[],
  act: () => Promise<Sent>,
): Promise<void> {
  const notices = matters.map(({ notice }) => notice)
  try {
    await settle(db, notices, await act())
  } catch (err) {
    log.warn({ err, channel: notices[0]?.channel }, 'a notice could not be sent')
    await tryLater(db, notices, now)
  }
}

type Letter = readonly [WholeMatter, ...WholeMatter[]]

/** What goes by letter, one letter a player. */
function letters(matters: readonly WholeMatter[]): readonly Letter[] {
  const byPlayer = new Map<string, Letter>()
  for (const matter of matters) {
    if (matter.notice.channel !== 'email') continue
    const before = byPlayer.get(matter.account.id)
    byPlayer.set(matter.account.id, before ? [...before, matter] : [matter])
  }
  return [...byPlayer.values()]
}

async function sendByLetter({ db, gameOf, now }: Sending, letter: Letter): Promise<Sent> {
  const { email, emailVerifiedAt } = letter[0].account
  if (mailWay() === null || email === null || emailVerifiedAt === null) return 'dropped'
  await sendTidings(db, gameOf, letter, now)
  return 'sent'
}

/** To every browser of the player's. Where one has taken it, it is sent; the others would have it twice. */
async function sendToBrowsers({ db, gameOf, now, post }: Sending, matter: WholeMatter): Promise<Sent> {
  const { notice, account, isToldByPages } = matter
  const { title, line, path } = await wordsOf(gameOf, matter, now)
  const message = { title, body: line, path, tag: notice.subject, isShownAlways: !isToldByPages }
  const browsers = await browsersOf(db, account.id, now)
  const deliveries = await Promise.allSettled(browsers.map((browser) => sendPush(browser, message, post)))
  for (const [index, delivery] of deliveries.entries()) {
    const browser = browsers[index]
    if (browser && delivery.status === 'fulfilled' && delivery.value === 'gone')
      await forgetBrowser(db, browser.endpoint)
  }
  const became = deliveries.map((delivery) => (delivery.status === 'fulfilled' ? delivery.value : 'failed'))
  if (became.includes('taken')) return 'sent'
  if (!became.includes('failed')) return 'dropped'
  // Why stands in what was thrown; the address of a browser, which is as good as a key to it, does not.
  throw deliveries.find((delivery) => delivery.status === 'rejected')?.reason ?? new Error('No browser took a message.')
}
