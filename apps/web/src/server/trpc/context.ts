import { randomInt, randomUUID } from 'node:crypto'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import type { Logger } from 'pino'
import { env } from '../../env.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { rulesHeader } from '../../lib/rules-build.ts'
import { addressOf } from '../address.ts'
import { claimGuest } from '../auth/claim-guest.ts'
import { cookieName, cookieText, forgottenCookie } from '../auth/cookie-text.ts'
import { guestOf, type Player, playerOf } from '../auth/player.ts'
import { isAnyRetired } from '../auth/retired-guest.ts'
import { secretOf } from '../auth/secret.ts'
import {
  endSession,
  openSession,
  prolongSession,
  readSession,
  type Session,
  sessionCookie,
  sessionSeconds,
} from '../auth/session.ts'
import { cookieIn, newVisitor, readVisitor, visitorCookie, writeVisitor } from '../auth/visitor.ts'
import { database } from '../db/client.ts'
import type { Database } from '../db/open.ts'
import { demandRoom } from '../db/room.ts'
import { isSecure } from '../is-secure.ts'
import { log } from '../log.ts'
import { type Allowance, admit, countsAddresses } from '../rate-limits.ts'
import { bus } from '../realtime/bus.ts'
import { tellSignedOut } from '../realtime/tell-signed-out.ts'
import { think } from '../search/search.ts'
import { steadyNow } from '../time/steady-clock.ts'

export interface Context extends EngineContext {
  readonly db: () => Promise<Database>
  /** Who asks: their account where they have signed in, else the visitor as a guest; null for somebody new. */
  readonly player: Player | null
  /** The session by which they have signed in. */
  readonly session: Session | null
  /** Where the question comes from, for counting. */
  readonly address: string
  /** Our own address as a link names it, `https://variorum.example`. */
  readonly origin: string
  /** The rules the asker goes by, if it has some of its own. */
  readonly toldRules: string | null
  /** Who asks, known from now on by a cookie if they were not. */
  readonly becomePlayer: () => Promise<Player>
  /** Signs in as an account, which takes over what the guest had. */
  readonly enter: (accountId: string) => Promise<void>
  /** Signs out on this device; whoever asks next is somebody new. */
  readonly leave: () => Promise<void>
  readonly admitTo: (allowance: Allowance, cost?: number) => Promise<void>
  /** Refuses a change while there is no room to write it down. */
  readonly demandRoom: () => Promise<void>
  readonly now: () => Date
  readonly log: Logger
}

export interface Asker {
  readonly headers: Headers
  /** Sends a cookie along with the answer; absent where an answer has no headers of its own, as while a page is rendered. */
  readonly setCookie?: (cookie: string) => void
}

/** Longest line the server answers. No game of Ultima can be longer: 62 captures, no more than 100 plies apart, and nothing else. */
const maxMoves = 4_000

export async function createContext({ headers, setCookie }: Asker): Promise<Context> {
  const secret = secretOf(env())
  const now = steadyNow
  const cookies = headers.get('cookie')
  const address = addressOf(headers)
  const secure = isSecure(headers)
  let visitor = await readVisitor(cookieIn(cookies, cookieName(visitorCookie, secure)), secret, now())
  const token = cookieIn(cookies, cookieName(sessionCookie, secure))
  let known = token ? await tried(async () => readSession(await database(), token, now())) : { value: null }

  const session = () => {
    if ('failure' in known) throw known.failure
    return known.value
  }
  const player = () => {
    const open = session()
    return open ? playerOf(open.account) : visitor && guestOf(visitor)
  }
  const caller = ('value' in known && known.value?.account.id) || (visitor?.id ?? address)

  const send = (cookie: string) => {
    if (!setCookie) throw new Error('Nobody can be made known while a page is rendered.')
    setCookie(cookie)
  }

  const becomeVisitor = async () => {
    // A cookie that was kept, or sent while its guest signed in elsewhere, makes nobody that guest again.
    if (visitor && (await isAnyRetired(await database(), [visitor.id]))) visitor = null
    if (!visitor) await admit('arrival', address)
    if (!visitor || visitor.isStale) {
      const greeted = visitor ?? newVisitor()
      send(await writeVisitor(greeted, secret, now(), secure))
      visitor = { ...greeted, isStale: false }
    }
    return guestOf(visitor)
  }

  const becomePlayer = async () => {
    const open = session()
    if (!open) return becomeVisitor()
    if (open.isStale && token) {
      await prolongSession(await database(), open.tokenHash, now())
      send(cookieText(sessionCookie, token, sessionSeconds, secure))
      known = { value: { ...open, isStale: false } }
    }
    return playerOf(open.account)
  }

  const enter = async (accountId: string) => {
    const db = await database()
    const before = session()
    const { opened, ended } = await db.transaction(async (tx) => {
      const ended = visitor ? await claimGuest(tx, visitor.id, accountId, now()) : []
      if (before) await endSession(tx, before.tokenHash)
      return { opened: await openSession(tx, accountId, now()), ended }
    })
    for (const { id, version } of ended) bus().publish(`game:${id}`, version)
    // Only now: had the transaction failed, the guest would have lost its games with its cookie.
    send(cookieText(sessionCookie, opened, sessionSeconds, secure))
    if (visitor) send(forgottenCookie(visitorCookie, secure))
    visitor = null
    known = { value: await readSession(db, opened, now()) }
  }

  const leave = async () => {
    const open = session()
    if (open) {
      await endSession(await database(), open.tokenHash)
      tellSignedOut(open.account.id)
    }
    send(forgottenCookie(sessionCookie, secure))
    if (visitor) send(forgottenCookie(visitorCookie, secure))
    visitor = null
    known = { value: null }
  }

  return {
    db: database,
    get player() {
      return player()
    },
    get session() {
      return session()
    },
    address,
    origin: originOf(headers, secure),
    toldRules: headers.get(rulesHeader),
    becomePlayer,
    enter,
    leave,
    // What is dear is counted by address: a visitor is quickly made, and the next one would begin anew.
    admitTo: (allowance, cost) => admit(allowance, countsAddresses(allowance) ? address : caller, cost),
    demandRoom: () => demandRoom(env()),
    now,
    log: log.child({ request: requestIdOf(headers) }),
    slugs,
    gameOf,
    // The server's threads know every game as soon as they run.
    prepare: () => {},
    think: (line, options, signal) => think(line, options, { caller, address }, signal),
    newSeed: () => randomInt(0x1_0000_0000),
    maxMoves,
    admit: (kind, cost) => admit(kind, caller, cost),
  }
}

type Tried<T> = { readonly value: T } | { readonly failure: unknown }

/**
 * Whoever asks about rules need not be known, so a database that is away fails only those questions for which it
 * matters who asks.
 */
async function tried<T>(work: () => Promise<T>): Promise<Tried<T>> {
  try {
    return { value: await work() }
  } catch (failure) {
    return { failure }
  }
}

function originOf(headers: Headers, secure: boolean): string {
  return env().origin ?? `${secure ? 'https' : 'http'}://${headers.get('host') ?? `localhost:${env().port}`}`
}

function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id')
  return given && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}
