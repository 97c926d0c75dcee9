import { randomInt, randomUUID } from 'node:crypto'
import { gameOf, slugs } from '@variorum/engine/catalogue'
import type { Logger } from 'pino'
import { env } from '../../env.ts'
import type { EngineContext } from '../../lib/engine-router/context.ts'
import { rulesHeader } from '../../lib/rules-build.ts'
import { addressOf } from '../address.ts'
import { guestOf, type Player } from '../auth/player.ts'
import { secretOf } from '../auth/secret.ts'
import { cookieIn, newVisitor, readVisitor, type Visitor, visitorCookie, writeVisitor } from '../auth/visitor.ts'
import { database } from '../db/client.ts'
import type { Database } from '../db/open.ts'
import { demandRoom } from '../db/room.ts'
import { log } from '../log.ts'
import { type Allowance, admit } from '../rate-limits.ts'
import { think } from '../search/search.ts'

export interface Context extends EngineContext {
  readonly db: () => Promise<Database>
  /** Who asks, if they have been here before. */
  readonly visitor: Visitor | null
  /** Who asks, as a player: their account where they have signed in, else the visitor as a guest. */
  readonly player: Player | null
  /** The rules the asker goes by, if it has some of its own. */
  readonly toldRules: string | null
  /** Who asks, known from now on by a cookie if they were not. */
  readonly becomeVisitor: () => Promise<Visitor>
  readonly becomePlayer: () => Promise<Player>
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
  const now = () => new Date()
  let visitor = await readVisitor(cookieIn(headers.get('cookie'), visitorCookie), secret, now())
  const address = addressOf(headers)
  const caller = visitor?.id ?? address

  const greet = async (guest: Visitor) => {
    if (!setCookie) throw new Error('A visitor cannot be made known while a page is rendered.')
    setCookie(await writeVisitor(guest, secret, now(), isSecure(headers)))
    return { ...guest, isStale: false }
  }

  const becomeVisitor = async () => {
    if (!visitor) await admit('arrival', address)
    if (!visitor || visitor.isStale) visitor = await greet(visitor ?? newVisitor())
    return visitor
  }

  return {
    db: database,
    get visitor() {
      return visitor
    },
    get player() {
      return visitor && guestOf(visitor)
    },
    toldRules: headers.get(rulesHeader),
    becomeVisitor,
    becomePlayer: async () => guestOf(await becomeVisitor()),
    // What is dear is counted by address: a visitor is quickly made, and the next one would begin anew.
    admitTo: (allowance, cost) => admit(allowance, allowance === 'import' ? address : caller, cost),
    demandRoom: () => demandRoom(env()),
    now,
    log: log.child({ request: requestIdOf(headers) }),
    slugs,
    gameOf,
    think: (line, options, signal) => think(line, options, { caller, address }, signal),
    newSeed: () => randomInt(0x1_0000_0000),
    maxMoves,
    admit: (kind, cost) => admit(kind, caller, cost),
  }
}

function isSecure(headers: Headers): boolean {
  const { origin } = env()
  return origin ? origin.startsWith('https:') : headers.get('x-forwarded-proto')?.split(',')[0] === 'https'
}

function requestIdOf(headers: Headers): string {
  const given = headers.get('x-request-id')
  return given && /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
}
